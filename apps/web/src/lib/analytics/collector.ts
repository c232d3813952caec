import { BROWSER_ERRORS_MAX, VISIT_SITE } from '@osteon/domain';
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { channelTrack } from '../channel.ts';
import { randomId, visitId, wantsNoTracking } from '../visit.ts';
import { describeError } from './describe-error.ts';
import { trackImpressions } from './impressions.ts';
import { getPageFields, trackPageViews } from './page-views.ts';
import type { Pages } from './page-visit.ts';
import { type Batch, createQueue, type Queue } from './queue.ts';
import { storeBatches, takeStoredBatches } from './retry-store.ts';
import { subscribe, type TrackedEvent } from './track.ts';
import { gatewayTransport } from './transport.ts';

/**
 * Starts the reports: page views and stays, cards and banners, web vitals, tracked events. Failures are silent, and
 * nothing waits for it (rules/analytics#events).
 */
export function startCollector(pages: Pages): void {
  const queue = createQueue(gatewayTransport, batchHead, takeStoredBatches());
  const reportStay = trackPageViews(pages, queue, trackImpressions(queue));
  const reportVitals = trackWebVitals(pages, queue);
  subscribe(getReporter(pages, queue));

  // Registered last, so that the reports of the others as the page hides are included.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') return;
    reportVitals();
    storeBatches(queue.leave());
  });
  window.addEventListener('pagehide', () => {
    reportStay();
    reportVitals();
    storeBatches(queue.leave());
  });
}

/**
 * Web vitals of the page load, under its first page: layout shift and responsiveness are known when that page is left,
 * later pages do not count. Returns a function that reports these two, for a page that hides.
 */
function trackWebVitals(pages: Pages, { add }: Queue): () => void {
  const first = pages.current();
  const latest = new Map<Metric['name'], number>();
  let ended = false;

  function report({ name, value }: Pick<Metric, 'name' | 'value'>): void {
    const event = { event: 'webVital', ...getPageFields(first), name, value: Math.round(value * 1e4) / 1e4 } as const;
    add({ name: 'reportAnalytics', event });
  }

  function end(): void {
    if (ended) return;
    ended = true;
    for (const [name, value] of latest) report({ name, value });
  }

  for (const onVital of [onLCP, onFCP, onTTFB]) onVital(report);
  for (const onVital of [onINP, onCLS])
    onVital(({ name, value }) => latest.set(name, value), { reportAllChanges: true });
  pages.subscribe(() => {
    if (pages.current().key !== first.key) end();
  });
  return end;
}

/** Reports tracked events; each error once, up to a limit. */
function getReporter(pages: Pages, { add }: Queue): (event: TrackedEvent, at: number) => void {
  const reported = new Set<string>();
  return (event, at) => {
    const pageFields = getPageFields(pages.current());
    if (event.kind === 'signUp') return add({ name: 'reportAnalytics', event: { event: 'SignUp', ...pageFields } }, at);
    if (event.kind === 'liveAction') {
      const { kind, name, activityId } = event;
      return add({ name: 'reportAnalytics', event: { event: kind, ...pageFields, name, activityId } }, at);
    }
    if (event.kind === 'liveAbnormal') {
      const { kind, code } = event;
      return add({ name: 'reportAnalytics', event: { event: kind, ...pageFields, code } }, at);
    }
    const error = describeError(event.reason);
    if (!error || reported.size >= BROWSER_ERRORS_MAX || reported.has(error.message)) return;
    reported.add(error.message);
    add({ name: 'reportAnalytics', event: { event: 'browserError', ...pageFields, kind: event.from, ...error } }, at);
  };
}

/** The visit's part of a batch, with an id of its own. */
function batchHead(): Batch['head'] {
  const { ch, fch, ct } = channelTrack();
  const head = { batchId: randomId(), visit_site_id: VISIT_SITE.id, visit_site_name: VISIT_SITE.name, ch };
  const history = wantsNoTracking() ? { fch: '', ct: '' } : { fch, ct };
  return { ...head, session_id: visitId(), ...history };
}
