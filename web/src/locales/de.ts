export default Object.values(
  import.meta.glob<string>('./de/*.ftl', { eager: true, query: '?raw', import: 'default' }),
);
