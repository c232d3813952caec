import { GatewayError } from './gateway-error.ts';
import { identityHeaders } from './identity.ts';

const READ_TIMEOUT_MS = 15_000;
const UPLOAD_TIMEOUT_MS = 300_000;
const RETRIED_STATUSES = [502, 503, 504];

/** The query of every call, unless it has its own (rules/gateway#shared-headers). */
const DEFAULT_QUERY = { activityType: 2, visitSiteId: 1 };

/** Paths under /pcd/cm/ belong to another visit site (rules/gateway#shared-fields). */
const CM_VISIT_SITE_ID = 2;

/** The payload of a call, by field. */
export type Payload = Readonly<Record<string, unknown>>;

export interface SendOptions {
  /** The request outlives its page, for reports of a page that is hidden. At most 64 KB. */
  keepalive?: boolean;
  /** Time limit of the response, in ms; without it 15 seconds, and five minutes for an upload. */
  timeoutMs?: number;
  /** The caller shows a refusal by scene itself; without it the lead opens (rules/permission-lead#leads). */
  ownRefusal?: true;
  /** The body is an upload; gets the share of it that has been sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** In addition to those of every request. */
  headers?: Readonly<Record<string, string>>;
}

interface Outgoing extends SendOptions {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  query?: Payload;
  body?: BodyInit;
  contentType?: string;
}

/** A payload as query or url-encoded form: empty values are left out, nested ones are sent as JSON. */
export function getSearchParams(payload: Payload): URLSearchParams {
  const values = new URLSearchParams();
  for (const [key, value] of Object.entries(payload)) {
    if (value !== undefined && value !== null)
      values.set(key, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return values;
}

/** The URL of a call: the default query, then that of the call; empty values are left out. */
export function getAddress(path: string, query: Payload = {}): string {
  const site = path.includes('/pcd/cm/') ? { ...DEFAULT_QUERY, visitSiteId: CM_VISIT_SITE_ID } : DEFAULT_QUERY;
  return `${path}?${getSearchParams({ ...site, ...query })}`;
}

/**
 * Sends one request with the shared headers and the cookies, with one retry of a read after a network error or a status
 * 502 to 504. Throws GatewayError (`network`, `timeout`); an HTTP error status is an answer, not a throw.
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
  onProgress,
  timeoutMs = onProgress || body instanceof FormData ? UPLOAD_TIMEOUT_MS : READ_TIMEOUT_MS,
}: Outgoing): Promise<Response> {
  const sent = {
    method,
    headers: { ...identityHeaders(), ...(contentType && { 'Content-Type': contentType }), ...headers },
    ...(body !== undefined && { body }),
  };
  try {
    if (onProgress) {
      // Few pages upload files.
      const { fetchWithProgress } = await import('./fetch-with-progress.ts');
      return await fetchWithProgress(getAddress(path, query), { ...sent, timeoutMs, onProgress });
    }
    return await fetch(getAddress(path, query), {
      ...sent,
      credentials: 'include',
      keepalive,
      signal: AbortSignal.timeout(timeoutMs),
    });
  } catch (cause) {
    const timedOut = cause instanceof DOMException && cause.name === 'TimeoutError';
    throw new GatewayError(timedOut ? 'timeout' : 'network', { cause });
  }
}
