import { DeliveryError } from './delivery-error.ts';

/** How long a provider may take for its whole answer, in milliseconds; the user waits meanwhile. */
const TIMEOUT_MS = 5_000;

/** Failures that come before anything was sent. */
const UNSENT_ERRORS = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']);

/**
 * Sends one request to a provider's API, once, and gives the JSON of its answer, whatever its status.
 * @throws {DeliveryError} where none came
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

/** fetch hides what happened in the cause; its own message may name the address with the message in it. */
function describeFailure(error: unknown): string {
  const inner: unknown = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (!(inner instanceof Error)) return 'unknown';
  const code: unknown = Reflect.get(inner, 'code');
  return typeof code === 'string' ? code : inner.name;
}
