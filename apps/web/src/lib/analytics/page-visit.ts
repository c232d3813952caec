import type { LayoutSection } from '@osteon/domain';

/** A visit of a page, as the app tells it. */
export interface PageVisit {
  /** Another one for each visit that counts by itself; a filter or a tab of the same page is none. */
  readonly key: string;
  /** Name in the route table. */
  readonly name: string;
  /** What the page is about; empty where it is about nothing in particular. */
  readonly contentId: string;
  readonly title: string;
  readonly section: LayoutSection;
}

/** Which page is shown. */
export interface Pages {
  current(): PageVisit;
  /** Calls the listener after each navigation. */
  subscribe(listener: () => void): void;
}
