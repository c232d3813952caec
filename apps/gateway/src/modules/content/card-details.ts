import type { ResourceCard } from '@osteon/contract';

/** The part of a card that only courses or cases have, stored in the shape of the contract. */
export type CardDetails =
  | { readonly kind: 'course'; readonly course: Omit<NonNullable<ResourceCard['course']>, 'learning'> }
  | { readonly kind: 'case'; readonly case: NonNullable<ResourceCard['case']> };
