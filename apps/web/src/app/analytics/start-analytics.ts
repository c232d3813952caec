import { ANALYTICS_START_MS } from '@osteon/domain';
import { track } from '../../lib/analytics/track.ts';
import { inBackground } from '../../lib/chunk/in-background.ts';
import type { PageRouter } from './collect-analytics.ts';

/**
 * Records errors from the start, and loads and starts the collector once the first page has loaded and its delay is
 * over (rules/analytics#timings).
 */
export function startAnalytics(router: PageRouter, firstPageLoaded: Promise<void>): void {
  window.addEventListener('error', ({ error, message }) => {
    track({ kind: 'fault', from: 'error', reason: error ?? message });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => track({ kind: 'fault', from: 'rejection', reason }));
  void firstPageLoaded.then(() => setTimeout(() => void startCollecting(router), ANALYTICS_START_MS));
}

/** Reports an error that an error boundary has caught, and logs it as React does. */
export function reportCaught(error: unknown): void {
  console.error(error);
  track({ kind: 'fault', from: 'render', reason: error });
}

async function startCollecting(router: PageRouter): Promise<void> {
  // If it cannot be loaded, nothing is collected.
  const loaded = await inBackground(() => import('./collect-analytics.ts')).catch(() => null);
  loaded?.collectAnalytics(router);
}
