import { createHash, createHmac } from 'node:crypto';

/** A request to an Aliyun API as it is signed: parameters in the query, no body. */
interface AliyunRequest {
  readonly host: string;
  readonly action: string;
  /** API version, e.g. `2017-05-25`. */
  readonly version: string;
  readonly query: Readonly<Record<string, string>>;
  /** ISO time without milliseconds. */
  readonly date: string;
  /** Unique per request; a repeated one counts as a replay. */
  readonly nonce: string;
}

const ALGORITHM = 'ACS3-HMAC-SHA256';

/** The headers of a request with its signature, `ACS3-HMAC-SHA256` (docs/providers.md). */
export function signAliyun(request: AliyunRequest, key: { id: string; secret: string }): Record<string, string> {
  const bodyHash = sha256('');
  const headers = {
    host: request.host,
    'x-acs-action': request.action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': request.date,
    'x-acs-signature-nonce': request.nonce,
    'x-acs-version': request.version,
  };
  const names = Object.keys(headers).join(';');
  const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
  const canonical = ['POST', '/', formatAliyunQuery(request.query), lines.join(''), names, bodyHash].join('\n');
  const signature = createHmac('sha256', key.secret)
    .update(`${ALGORITHM}\n${sha256(canonical)}`)
    .digest('hex');
  return {
    ...headers,
    authorization: `${ALGORITHM} Credential=${key.id},SignedHeaders=${names},Signature=${signature}`,
  };
}

/** The query in the order and encoding in which it is signed. */
export function formatAliyunQuery(query: AliyunRequest['query']): string {
  return Object.entries(query)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
}

/** RFC 3986, which also encodes what `encodeURIComponent` leaves. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
