import type { LayoutSection } from '@osteon/domain';

/** A visit of a page, as the app reports it. */
export interface PageVisit {
  /** Unique per visit; a filter or tab of the same page is not another visit. */
  readonly key: string;
  /** Name in the route table. */
  readonly name: string;
  /** Id of the page's item; empty without one. */
  readonly contentId: string;
  readonly title: string;
  readonly section: LayoutSection;
}

/** Source of the current page. */
export interface Pages {
  current(): PageVisit;
  /** Calls the listener after each navigation. */
  subscribe(listener: () => void): void;
}
