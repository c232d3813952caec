import type { RequestOf } from '@osteon/contract';

/** A follow by the customer, or its end. */
export type FollowChange = RequestOf<'updateSubscribe'>;

/** A doctor (9) or an association (36) that can be followed. */
export interface FollowTarget {
  readonly resourceType: FollowChange['resType'];
  readonly resourceId: string;
}
