const fetched = new Map<string, Promise<unknown>>();

/** Fetches something once. A failure is not kept: the next one who asks tries again. */
export function once<T>(key: string, get: () => Promise<T>): Promise<T> {
  const known = fetched.get(key);
  if (known) return known as Promise<T>;
  const promise = get();
  fetched.set(key, promise);
  promise.catch(() => fetched.delete(key));
  return promise;
}
