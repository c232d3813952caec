import type { RequestOf } from '@osteon/contract';

type ResourceType = RequestOf<'likeResource'>['resourceType'];

/** A like of a doctor (9) or resource by the customer, or its end. */
export type LikeChange = LikeTarget & { readonly on: boolean };

/** A doctor (9) or resource that can be liked. */
export type LikeTarget =
  | { readonly resourceType: 9; readonly resourceId: string }
  | { readonly resourceType: ResourceType; readonly resourceId: string };
