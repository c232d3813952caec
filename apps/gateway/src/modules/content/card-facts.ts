import type { ResourceCard } from '@osteon/contract';

/** What only the card of a course or a case shows; the table keeps it in the contract's own shape. */
export type CardFacts =
  | { readonly kind: 'course'; readonly course: NonNullable<ResourceCard['course']> }
  | { readonly kind: 'case'; readonly case: NonNullable<ResourceCard['case']> };
