import type { RequestOf } from '@osteon/contract';
import type { QueryClient } from '@tanstack/react-query';
import { refetchListFolders } from '../../../entities/engagement/api/list-folders.ts';
import { collectResource } from '../api/collect-resource.ts';
import { changeOptimistically, countAfter } from '../change-optimistically.ts';

/** A resource that the customer adds to the favourites, or removes. */
export type CollectChange = Pick<RequestOf<'collectResource'>, 'resourceType' | 'resourceId' | 'on'>;

/** A resource that can be a favourite. */
export type CollectTarget = Omit<CollectChange, 'on'>;

/** Adds a resource to the favourites, or removes it (rules/favourite#favourites). */
export async function setCollected(queries: QueryClient, change: CollectChange): Promise<void> {
  await showCollected(queries, change, () => collectResource(change));
}

/**
 * Sets the folders of a resource, null for the default one that is not made yet. It is added first and removed then, so
 * that it is always in one.
 */
export async function setFolders(
  queries: QueryClient,
  target: CollectTarget,
  {
    into,
    outOf,
    on,
  }: { readonly into: readonly (string | null)[]; readonly outOf: readonly string[]; readonly on: boolean },
): Promise<void> {
  await showCollected(queries, { ...target, on }, async () => {
    for (const folderId of into) await collectResource({ ...target, folderId: folderId ?? undefined, on: true });
    for (const folderId of outOf) await collectResource({ ...target, folderId, on: false });
  });
}

async function showCollected(queries: QueryClient, change: CollectChange, send: () => Promise<unknown>): Promise<void> {
  await changeOptimistically(queries, {
    target: change,
    apply: ({ favourites, own, ...state }) => ({
      ...state,
      favourites: countAfter(favourites, own.isCollected, change.on),
      own: { ...own, isCollected: change.on },
    }),
    send,
  });
  void refetchListFolders(queries);
}
