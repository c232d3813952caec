import { ANALYTICS_START_MS } from '@osteon/domain';
import { track } from '../../lib/analytics/track.ts';
import { firstPageLoaded } from '../router.tsx';

/**
 * Hears of faults from the start, and begins to report once the first page is there and the seed's wait is over (seed
 * 000 §9). The program for it is fetched only then.
 */
export function startAnalytics(): void {
  window.addEventListener('error', ({ error, message }) => {
    track({ kind: 'fault', from: 'error', reason: error ?? message });
  });
  window.addEventListener('unhandledrejection', ({ reason }) => track({ kind: 'fault', from: 'rejection', reason }));
  void firstPageLoaded().then(() => setTimeout(() => void collect(), ANALYTICS_START_MS));
}

/** What a region or a page has caught: shown in the console as React does, and reported. */
export function reportCaught(error: unknown): void {
  console.error(error);
  track({ kind: 'fault', from: 'render', reason: error });
}

async function collect(): Promise<void> {
  // A browser that cannot load it goes without.
  const loaded = await import('./collect-analytics.ts').catch(() => null);
  loaded?.collectAnalytics();
}
