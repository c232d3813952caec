import type { Envelope } from '@osteon/contract';
import { getCode, getMessage, isBody, isSuccess, unwrap } from './envelope.ts';
import { GatewayError } from './gateway-error.ts';

/**
 * Parses a response and returns the content of its envelope. Throws GatewayError: `refused` with the gateway's code and
 * text, `server` where the response is no envelope at all.
 */
export async function parseResponse(response: Response, envelope: Envelope): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined);
  if (!isBody(body)) throw new GatewayError('server', { requestId: response.headers.get('x-request-id') ?? '' });
  if (envelope === 'responseObject') {
    const answer = unwrap(body);
    if (answer !== body) return answer;
  }
  if (!isSuccess(body)) {
    throw new GatewayError('refused', {
      code: getCode(body),
      text: getMessage(body),
      data: body[envelope],
      requestId: typeof body['requestId'] === 'string' ? body['requestId'] : '',
    });
  }
  return body[envelope];
}
