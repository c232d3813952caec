/** A reply's body before its envelope is known. */
export type Body = Readonly<Record<string, unknown>>;

const UNWRAPPING_CODES: readonly unknown[] = [undefined, null, 0, 30001, 2001];

/** True for a plain object, the only body that an envelope can be. */
export function isBody(value: unknown): value is Body {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The unwrap rule (rules/gateway#unwrap-and-success): with no code, or code 0, 30001 or 2001, and a `responseObject`,
 * that object is the answer; otherwise the body is.
 */
export function unwrap(body: unknown): unknown {
  if (!isBody(body)) return body;
  const { code, responseObject } = body;
  return UNWRAPPING_CODES.includes(code) && isBody(responseObject) ? responseObject : body;
}

/** The success rule (rules/gateway#unwrap-and-success): code 0 or responseStatus true. */
export function isSuccess(body: unknown): boolean {
  return isBody(body) && (body['code'] === 0 || body['responseStatus'] === true);
}

/** The code of a body in any envelope; 0 where there is none. */
export function getCode(body: unknown): number {
  if (!isBody(body)) return 0;
  const code = Number(body['code'] ?? body['responseCode'] ?? 0);
  return Number.isFinite(code) ? code : 0;
}

/** The message of a body in any envelope; empty where there is none. */
export function getMessage(body: unknown): string {
  if (!isBody(body)) return '';
  const message = body['message'] ?? body['responseMessage'];
  return typeof message === 'string' ? message : '';
}
