import { ANALYTICS_POLL_MS, ANALYTICS_PROPERTY_POLLS, ANALYTICS_TITLE_MAX, PAGE_STAY_MS } from '@osteon/domain';
import type { Pages, PageVisit } from './page-visit.ts';
import type { Queue } from './queue.ts';

/**
 * Reports each page view once, and the visible time: every minute and when the page is left (rules/analytics#timings).
 * Calls `onVisit` for each visit. Returns a function that reports the rest of the stay, for a page that hides.
 */
export function trackPageViews(
  pages: Pages,
  { add }: Pick<Queue, 'add'>,
  onVisit: (visit: PageVisit) => void,
): () => void {
  let visit = pages.current();
  let reportView = () => {};
  /** The heading of the previous page, which may remain until the new page has rendered. */
  let stale: Element | null = null;
  /** Start of the unreported visible time, in ms of performance.now(); null while hidden. */
  let since: number | null = null;

  function enter(): void {
    since = document.visibilityState === 'visible' ? performance.now() : null;
    onVisit(visit);
    reportView = getView(visit, stale, add);
    stale = null;
  }

  function reportStay(): void {
    if (since === null) return;
    const now = performance.now();
    const stay = Math.round(now - since);
    since = now;
    if (stay > 0) add({ name: 'reportAnalytics', event: { event: 'pageStay', ...getPageFields(visit), stay } });
  }

  function leave(): void {
    reportView();
    reportStay();
  }

  pages.subscribe(() => {
    const next = pages.current();
    if (next.key === visit.key) return;
    leave();
    visit = next;
    stale = heading();
    enter();
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') since ??= performance.now();
    else {
      leave();
      since = null;
    }
  });
  setInterval(reportStay, PAGE_STAY_MS);
  enter();
  return leave;
}

/** The page and item of an event. */
export function getPageFields({ name, contentId }: PageVisit): { page: string; content_id: string } {
  return { page: name, content_id: contentId };
}

/**
 * Reports a view once the title of its item has loaded: polled ten times within a second (rules/analytics#timings).
 * Returns a function that reports it at once, with the title of the page where the item has not loaded.
 */
function getView(visit: PageVisit, stale: Element | null, add: Queue['add']): () => void {
  const at = Date.now();
  let polls = 0;
  let isReported = false;
  let timer = setTimeout(poll, ANALYTICS_POLL_MS);

  function poll(): void {
    polls++;
    if (itemTitle() !== null || polls >= ANALYTICS_PROPERTY_POLLS) reportNow();
    else timer = setTimeout(poll, ANALYTICS_POLL_MS);
  }

  function reportNow(): void {
    clearTimeout(timer);
    if (isReported) return;
    isReported = true;
    const title = (itemTitle() ?? visit.title).slice(0, ANALYTICS_TITLE_MAX).toWellFormed();
    const event = { event: 'pageView', ...getPageFields(visit), title, section: visit.section } as const;
    add({ name: 'reportAnalytics', event }, at);
  }

  /** The title of the item; none for a page without an item, whose heading may be the customer's name. */
  function itemTitle(): string | null {
    const shown = heading();
    return visit.contentId === '' || shown === stale ? null : shown?.textContent || null;
  }

  return reportNow;
}

function heading(): Element | null {
  return document.querySelector('main h1');
}
