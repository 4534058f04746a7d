/** Something fetched from the server. Fetched again when what `get` reads changes; what is there stays until then. */
export class Resource<T> {
  value = $state.raw<T | null>(null);
  error = $state.raw<unknown>(null);
  #tries = $state(0);

  /** To be made while a component is set up. `get` must read everything it depends on before it first waits. */
  constructor(get: () => Promise<T>) {
    $effect(() => {
      void this.#tries;
      let wanted = true;
      get().then(
        (value) => {
          if (!wanted) return;
          this.value = value;
          this.error = null;
        },
        (error: unknown) => {
          if (wanted) this.error = error;
        },
      );
      return () => (wanted = false);
    });
  }

  again(): void {
    this.#tries += 1;
  }
}
