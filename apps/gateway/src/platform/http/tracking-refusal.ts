import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns true when the headers carry Do Not Track or its successor, Global Privacy Control (rules/analytics#privacy).
 */
export function isTrackingRefused(headers: IncomingHttpHeaders): boolean {
  return headers.dnt === '1' || headers['sec-gpc'] === '1';
}
