import type { RequestOf } from '@osteon/contract';

/** Whom the customer wants to follow, or no longer. */
export type FollowChange = RequestOf<'updateSubscribe'>;
