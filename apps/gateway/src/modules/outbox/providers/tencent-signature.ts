import { createHash, createHmac } from 'node:crypto';

/** A request to a Tencent Cloud API as it is signed: JSON in the body. */
interface TencentRequest {
  readonly host: string;
  /** First label of the API's host, e.g. `sms`. */
  readonly service: string;
  readonly body: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
}

const ALGORITHM = 'TC3-HMAC-SHA256';
const CONTENT_TYPE = 'application/json; charset=utf-8';

/** The signed headers of a request with their signature, `TC3-HMAC-SHA256` (docs/providers.md). */
export function signTencent(
  { host, service, body, timestamp }: TencentRequest,
  key: { id: string; secret: string },
): Record<string, string> {
  const names = 'content-type;host';
  const canonical = ['POST', '/', '', `content-type:${CONTENT_TYPE}`, `host:${host}`, '', names, sha256(body)].join(
    '\n',
  );
  const day = new Date(timestamp * 1000).toISOString().slice(0, 10);
  const scope = `${day}/${service}/tc3_request`;
  const signingKey = [day, service, 'tc3_request'].reduce<string | Buffer>(hmac, `TC3${key.secret}`);
  const signature = hmac(signingKey, [ALGORITHM, timestamp, scope, sha256(canonical)].join('\n')).toString('hex');
  return {
    'content-type': CONTENT_TYPE,
    host,
    authorization: `${ALGORITHM} Credential=${key.id}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
