import type { RequestOf } from '@osteon/contract';

type ResourceType = RequestOf<'likeResource'>['resourceType'];

/** A doctor (9) or resource that the customer wants to like, or no longer. */
export type LikeChange = LikeTarget & { readonly on: boolean };

/** A doctor (9) or resource that can be liked. */
export type LikeTarget =
  | { readonly resourceType: 9; readonly resourceId: string }
  | { readonly resourceType: ResourceType; readonly resourceId: string };
