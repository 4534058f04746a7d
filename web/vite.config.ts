import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './build/compressed.ts';

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: { target: 'es2023', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  // `npm run dev` beside `walstatt serve`.
  server: {
    proxy: { '/api': { target: `http://127.0.0.1:${process.env['WALSTATT_PORT'] ?? '8080'}`, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
