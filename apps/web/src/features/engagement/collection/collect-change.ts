import type { RequestOf } from '@osteon/contract';

/** A resource that the customer adds to the favourites, or removes. */
export type CollectChange = Pick<RequestOf<'collectResource'>, 'resourceType' | 'resourceId' | 'on'>;

/** A resource that can be a favourite. */
export type CollectTarget = Omit<CollectChange, 'on'>;

const COLLECTABLE_TYPES: readonly CollectTarget['resourceType'][] = [1, 2, 7, 14];

/** Target of the removal of a favourite; null for a type that this build does not support. */
export function getCollectTarget(item: { resourceType: number; resourceId: string }): CollectTarget | null {
  const resourceType = COLLECTABLE_TYPES.find((type) => type === item.resourceType);
  return resourceType === undefined ? null : { resourceType, resourceId: item.resourceId };
}
