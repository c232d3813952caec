import type { DetailedError } from 'tus-js-client';

/** Storage without room: a retry within seconds is refused like the first. */
const INSUFFICIENT_STORAGE = 507;

/** The words with which the gateway refused; null where it was not reached or in trouble itself. */
export function getRefusal(error: Error | Pick<DetailedError, 'originalResponse'>): string | null {
  const response = 'originalResponse' in error ? error.originalResponse : null;
  const status = response?.getStatus() ?? 0;
  const isRefused = (status >= 400 && status < 500) || status === INSUFFICIENT_STORAGE;
  if (!response || !isRefused || status === 409 || status === 423) return null;
  try {
    const body: unknown = JSON.parse(response.getBody());
    const message = typeof body === 'object' && body !== null ? Reflect.get(body, 'message') : '';
    return typeof message === 'string' ? message : '';
  } catch {
    return '';
  }
}
