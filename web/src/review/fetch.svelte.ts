import { api } from '../lib/api';
import { Resource } from '../lib/resource.svelte';
import type { ReviewNow } from '../lib/wire';

/** The review of a battle that is over. To be called while a component is set up. */
export function fetchReview(id: () => string): Resource<ReviewNow> {
  return new Resource(() => api.get<ReviewNow>(`/api/battles/${encodeURIComponent(id())}/review`));
}
