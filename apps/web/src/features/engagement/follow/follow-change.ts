import type { RequestOf } from '@osteon/contract';

/** Whom the customer wants to follow, or no longer. */
export type FollowChange = RequestOf<'updateSubscribe'>;

/** A doctor (9) or an association (36) that can be followed. */
export interface FollowTarget {
  readonly resourceType: FollowChange['resType'];
  readonly resourceId: string;
}
