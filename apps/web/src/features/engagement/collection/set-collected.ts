import type { RequestOf } from '@osteon/contract';
import type { QueryClient } from '@tanstack/react-query';
import type { EngagementState } from '../../../entities/engagement/api/get-engagement-state.ts';
import { refetchListFolders } from '../../../entities/engagement/api/list-folders.ts';
import { startAttempt } from '../../../entities/session/action-attempt.ts';
import type { SendOptions } from '../../../lib/gateway/send.ts';
import { collectResource } from '../api/collect-resource.ts';
import { changeOptimistically, countAfter } from '../change-optimistically.ts';

/** A resource that the customer adds to the favourites, or removes. */
export type CollectChange = Pick<RequestOf<'collectResource'>, 'resourceType' | 'resourceId' | 'on'> & {
  /** The folders that it is added to, null for the default one that is not made yet, and those that it leaves. */
  readonly folders?: { readonly into: readonly (string | null)[]; readonly outOf: readonly string[] };
};

/** A resource that can be a favourite. */
export type CollectTarget = Pick<CollectChange, 'resourceType' | 'resourceId'>;

/** Adds a resource to the favourites or their folders, or removes it (rules/favourite#favourites). */
export async function setCollected(
  queries: QueryClient,
  change: CollectChange,
  attempt = startAttempt({ name: 'collect', data: change }),
): Promise<void> {
  const apply = ({ favourites, own, ...state }: EngagementState): EngagementState => ({
    ...state,
    favourites: countAfter(favourites, own.isCollected, change.on),
    own: { ...own, isCollected: change.on },
  });
  const send = (options: SendOptions) => sendFolders(change, options);
  await changeOptimistically(queries, { target: change, apply, send }, attempt);
  void refetchListFolders(queries);
}

/** A resource is added to folders first and removed from others then, so that it is always in one. */
async function sendFolders({ folders, ...change }: CollectChange, options: SendOptions): Promise<void> {
  if (!folders) return void (await collectResource(change, options));
  for (const id of folders.into) await collectResource({ ...change, folderId: id ?? undefined, on: true }, options);
  for (const folderId of folders.outOf) await collectResource({ ...change, folderId, on: false }, options);
}
