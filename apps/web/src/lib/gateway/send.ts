import { GatewayError } from './gateway-error.ts';
import { identityHeaders } from './identity.ts';

const READ_TIMEOUT_MS = 15_000;
const UPLOAD_TIMEOUT_MS = 300_000;
const RETRIED_STATUSES = [502, 503, 504];

/** What every call carries unless it says otherwise (rules/gateway#shared-headers). */
const DEFAULT_QUERY = { activityType: 2, visitSiteId: 1 };

/** Paths under /pcd/cm/ belong to another visit site (rules/gateway#shared-fields). */
const CM_VISIT_SITE_ID = 2;

/** What a call carries by name. */
export type Payload = Readonly<Record<string, unknown>>;

export interface SendOptions {
  /** The request outlives the page that sends it: for the last word of a page that hides. At most 64 KB. */
  keepalive?: boolean;
  /** How long the answer may take, in ms; 15 seconds without. */
  timeoutMs?: number;
  /** Beside those that every request carries. */
  headers?: Readonly<Record<string, string>>;
}

interface Outgoing extends SendOptions {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  query?: Payload;
  body?: BodyInit;
  contentType?: string;
}

/** A payload as query values or a url-encoded form: what is empty is left out, what is nested travels as JSON. */
export function searchParamsOf(payload: Payload): URLSearchParams {
  const values = new URLSearchParams();
  for (const [key, value] of Object.entries(payload)) {
    if (value !== undefined && value !== null)
      values.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return values;
}

/** The address of a call: the defaults first, then what the call itself asks; empty values are left out. */
export function addressOf(path: string, query: Payload = {}): string {
  const site = path.includes('/pcd/cm/') ? { ...DEFAULT_QUERY, visitSiteId: CM_VISIT_SITE_ID } : DEFAULT_QUERY;
  return `${path}?${searchParamsOf({ ...site, ...query })}`;
}

/**
 * Sends one request with the shared headers and the cookies. A read that finds no server or a server in trouble is
 * tried once more. Throws GatewayError (`network`, `timeout`); an HTTP error status is an answer, not a throw.
 */
export async function send(outgoing: Outgoing): Promise<Response> {
  const isRead = outgoing.method === 'GET';
  try {
    const response = await attempt(outgoing);
    if (!isRead || !RETRIED_STATUSES.includes(response.status)) return response;
  } catch (error) {
    if (!isRead || !(error instanceof GatewayError) || error.kind !== 'network') throw error;
  }
  return attempt(outgoing);
}

async function attempt({
  method,
  path,
  query,
  body,
  contentType,
  headers,
  keepalive = false,
  timeoutMs = READ_TIMEOUT_MS,
}: Outgoing): Promise<Response> {
  const isUpload = body instanceof FormData;
  try {
    return await fetch(addressOf(path, query), {
      method,
      credentials: 'include',
      keepalive,
      headers: { ...identityHeaders(), ...(contentType && { 'Content-Type': contentType }), ...headers },
      signal: AbortSignal.timeout(isUpload ? UPLOAD_TIMEOUT_MS : timeoutMs),
      ...(body !== undefined && { body }),
    });
  } catch (cause) {
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new GatewayError(timedOut ? 'timeout' : 'network', { cause });
  }
}
