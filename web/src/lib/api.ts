import type { Fault } from './wire';
import { lang, t } from './words.svelte';

/** The server refused, or could not be reached (`kind` is `offline` then). */
export class ApiError extends Error {
  readonly status: number;
  readonly fault: Fault;

  constructor(status: number, fault: Fault) {
    super(fault.text);
    this.name = 'ApiError';
    this.status = status;
    this.fault = fault;
  }
}

/** `path` is the whole path: `/api/lobby`. The language of the page is added. */
export const api = {
  get: <T>(path: string, signal?: AbortSignal): Promise<T> => call<T>(path, signal ? { signal } : {}),
  post: <T>(path: string, body: unknown = {}): Promise<T> =>
    call<T>(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
};

/** The words for whatever went wrong. */
export function wordsFor(error: unknown): string {
  return error instanceof ApiError ? error.fault.text : t('fault-unexpected');
}

async function call<T>(path: string, init: RequestInit): Promise<T> {
  const url = `${path}${path.includes('?') ? '&' : '?'}lang=${lang()}`;
  let response: Response;
  try {
    response = await fetch(url, { ...init, credentials: 'same-origin' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, { kind: 'offline', text: t('fault-offline') });
  }
  const body: unknown = await response.json().catch(() => null);
  if (!response.ok)
    throw new ApiError(response.status, isFault(body) ? body : { kind: 'unknown', text: t('fault-server') });
  return body as T;
}

function isFault(body: unknown): body is Fault {
  return typeof body === 'object' && body !== null && 'kind' in body && 'text' in body;
}
