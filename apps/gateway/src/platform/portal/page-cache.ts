import { computeEtag } from '../http/etag.ts';
import type { FirstPaint } from './page.ts';

/** A page as it is sent. */
export interface Page {
  readonly body: string;
  readonly etag: string;
}

/** Hashes a composed page for its revalidation. */
export function hashPage(body: string): Page {
  return { body, etag: computeEtag(body) };
}

/**
 * Cache of the pages that many callers get, so that each is composed once: those without content for good, as their
 * keys are the few of routes, readers and themes, the others as long as their initial data are in use.
 */
export function createPageCache() {
  const withoutContent = new Map<string, Page>();
  const withContent = new WeakMap<FirstPaint, Map<string, Page>>();

  return (key: string, paint: FirstPaint | null, compose: () => string): Page => {
    const pages = paint === null ? withoutContent : (withContent.get(paint) ?? new Map<string, Page>());
    if (paint !== null) withContent.set(paint, pages);
    const page = pages.get(key) ?? hashPage(compose());
    pages.set(key, page);
    return page;
  };
}
