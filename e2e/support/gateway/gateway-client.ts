import { type Call, type CallName, calls, getMethod, getPath, type RequestOf, type ResponseOf } from '@osteon/contract';
import type { APIRequestContext, APIResponse } from '@playwright/test';

/** The answer of the gateway, independent of its envelope. */
export interface GatewayReply<Name extends CallName> {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  /** Null where the call was refused. */
  readonly data: ResponseOf<Name> | null;
}

/**
 * Makes a call of the contract with the cookies of `request` and the CSRF headers that the portal's own client sends.
 * @throws {Error} where the gateway refuses it
 */
export async function callGateway<Name extends CallName>(
  request: APIRequestContext,
  name: Name,
  payload: RequestOf<Name>,
  headers: Record<string, string> = {},
): Promise<ResponseOf<Name>> {
  const { code, message, data } = await requestReply(request, name, payload, headers);
  if (code !== 0 || data === null) throw new Error(`${name} was refused: ${code} ${message}`);
  return data;
}

/** Like `callGateway`, for a call that may be refused. */
export async function requestReply<Name extends CallName>(
  request: APIRequestContext,
  name: Name,
  payload: RequestOf<Name>,
  headers: Record<string, string> = {},
): Promise<GatewayReply<Name>> {
  const entry: Call = calls[name];
  const response = await send(request, entry, payload, { ...(await csrfHeaders(request)), ...headers });
  // The gateway checks every answer against the contract entry of this name.
  const body = (await response.json()) as Record<string, unknown>;
  return {
    status: response.status(),
    code: Number(body['code'] ?? body['responseCode']),
    message: String(body['message'] ?? body['responseMessage']),
    data: (body[entry.envelope] ?? null) as ResponseOf<Name> | null,
  };
}

function send(
  request: APIRequestContext,
  { mode, ...entry }: Call,
  payload: object,
  headers: Record<string, string>,
): Promise<APIResponse> {
  const path = getPath(entry);
  const method = getMethod(mode);
  if (mode === 'get') return request.fetch(path, { method, headers, params: textFields(payload) });
  if (mode === 'getJson')
    return request.fetch(path, { method, headers, params: { queryJson: JSON.stringify(payload) } });
  if (mode === 'form') return request.fetch(path, { method, headers, form: textFields(payload) });
  return request.fetch(path, { method, headers, data: payload });
}

/** The readable halves of the session cookies, which calls with a session must send as headers. */
async function csrfHeaders(request: APIRequestContext): Promise<Record<string, string>> {
  const { cookies } = await request.storageState();
  const tokens = cookies.filter(({ name }) => name === 'apiToken' || name === 'phoneToken');
  return Object.fromEntries(tokens.map(({ name, value }) => [name, value]));
}

function textFields(payload: object): Record<string, string> {
  const given = Object.entries(payload).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given.map(([name, value]) => [name, String(value)]));
}
