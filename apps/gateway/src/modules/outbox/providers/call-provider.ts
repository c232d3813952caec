import { DeliveryError } from './delivery-error.ts';

/** Timeout of a whole response, in ms; the user waits meanwhile. */
const TIMEOUT_MS = 5_000;

/** Errors that occur before anything was sent. */
const UNSENT_ERRORS = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/**
 * Sends one request to a provider's API without retry; returns the JSON of its response, whatever its status.
 * @throws {DeliveryError} if there is no response
 */
export async function callProvider(
  provider: string,
  url: URL,
  request: { headers: Record<string, string>; body: string },
): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { method: 'POST', ...request, signal, redirect: 'error' });
    return await response.json();
  } catch (error) {
    const reason = describeFailure(error);
    throw new DeliveryError(`${provider} gave no answer: ${reason}`, { unsent: UNSENT_ERRORS.has(reason) });
  }
}

/** fetch puts the reason into the cause; its message may contain the URL and thereby the SMS text. */
function describeFailure(error: unknown): string {
  const inner: unknown = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (!(inner instanceof Error)) return 'unknown';
  const code: unknown = Reflect.get(inner, 'code');
  return typeof code === 'string' ? code : inner.name;
}
