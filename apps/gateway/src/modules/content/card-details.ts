import type { ResourceCard } from '@osteon/contract';
import type { CourseLevel } from '@osteon/domain';

/** The part of a card that only courses or cases have, stored in the shape of the contract. */
export type CardDetails =
  | {
      readonly kind: 'course';
      /** Only used as a filter; absent if the course was written without one. */
      readonly level?: CourseLevel;
      readonly course: Omit<NonNullable<ResourceCard['course']>, 'lecturers' | 'learning'>;
    }
  | { readonly kind: 'case'; readonly case: NonNullable<ResourceCard['case']> };
