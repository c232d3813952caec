import { computeEtag } from '../http/etag.ts';
import type { InitialData } from './page.ts';

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
  const withContent = new WeakMap<InitialData, Map<string, Page>>();

  return (key: string, initialData: InitialData | null, compose: () => string): Page => {
    const pages = initialData === null ? withoutContent : (withContent.get(initialData) ?? new Map<string, Page>());
    if (initialData !== null) withContent.set(initialData, pages);
    const page = pages.get(key) ?? hashPage(compose());
    pages.set(key, page);
    return page;
  };
}
