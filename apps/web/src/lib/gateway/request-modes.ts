import type { RequestMode } from '@osteon/contract';
import { getSearchParams, type Payload, type SendOptions, send } from './send.ts';

const JSON_TYPE = 'application/json';

/** The request modes of calls with a payload (rules/gateway#request-modes). */
export const requestModes: Record<
  RequestMode,
  (path: string, payload: Payload, options?: SendOptions) => Promise<Response>
> = {
  get: (path, payload, options) => send({ ...options, method: 'GET', path, query: payload, contentType: JSON_TYPE }),
  getJson: (path, payload, options) =>
    send({ ...options, method: 'GET', path, query: { queryJson: JSON.stringify(payload) }, contentType: JSON_TYPE }),
  form: (path, payload, options) => send({ ...options, method: 'POST', path, body: getSearchParams(payload) }),
  post: (path, payload, options) =>
    send({ ...options, method: 'POST', path, body: JSON.stringify(payload), contentType: JSON_TYPE }),
  put: (path, payload, options) =>
    send({ ...options, method: 'PUT', path, body: JSON.stringify(payload), contentType: JSON_TYPE }),
};

/** Fetches a file that the gateway makes, such as an export. */
export async function exportBlob(path: string, payload: Payload): Promise<Blob> {
  return (await send({ method: 'GET', path, query: payload })).blob();
}

/** Sends a file with its fields as a multipart form. */
export function upload(path: string, file: Blob, fields: Payload = {}): Promise<Response> {
  const body = new FormData();
  for (const [key, value] of Object.entries(fields)) body.append(key, String(value));
  body.append('file', file);
  return send({ method: 'POST', path, body });
}

/** Sends a PDF; anything else is refused before a byte is sent. Throws TypeError. */
export async function uploadPdf(path: string, file: Blob, fields: Payload = {}): Promise<Response> {
  if (file.type !== 'application/pdf') throw new TypeError('not a PDF');
  return upload(path, file, fields);
}
