import { api } from './api';
import type { Credentials, Me } from './wire';

let known = $state.raw<Me | null>(null);

/** Who sits at this screen, as far as it is known yet. Reactive. */
export function me(): Me | null {
  return known;
}

/** For those who got it with something else. */
export function setMe(me: Me): void {
  known = me;
}

export async function askMe(): Promise<Me> {
  known = await api.get<Me>('/api/me');
  return known;
}

export async function register(credentials: Credentials): Promise<void> {
  known = await api.post<Me>('/api/account', credentials);
}

export async function login(credentials: Credentials): Promise<void> {
  known = await api.post<Me>('/api/login', credentials);
}

export async function logout(): Promise<void> {
  await api.post('/api/logout');
  known = { name: null };
}
