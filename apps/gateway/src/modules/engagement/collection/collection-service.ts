import { randomUUID } from 'node:crypto';
import { FOLDERS_MAX } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { createCountRepository } from '../base/count-repository.ts';
import type { Target } from '../base/target.ts';
import { createTargetRepository } from '../base/target-repository.ts';
import { createFavoriteRepository } from './favorite-repository.ts';
import { createFolderRepository } from './folder-repository.ts';

/** Number of accounts that have a resource in their favourites after a change, and the caller's own state. */
interface CollectionState {
  readonly count: number;
  readonly own: boolean;
}

export type CollectionService = ReturnType<typeof createCollectionService>;

const idsOf = (targets: readonly Target[]): string[] => targets.map(({ refId }) => refId);

/** Favourites (bookmarks) and their folders (rules/favourite#favourites). */
export function createCollectionService({ db, clock }: Pick<AppContext, 'db' | 'clock'>) {
  async function addFavorite(
    tx: Database,
    accountId: string,
    target: Target,
    folderId?: string,
  ): Promise<CollectionState> {
    const folders = createFolderRepository(tx);
    const favorites = createFavoriteRepository(tx);
    const now = clock.now();
    // Independent statements are sent at once.
    const [visible, lockedFolderId] = await Promise.all([
      createTargetRepository(tx).lockVisible(target),
      folderId === undefined
        ? folders.lockDefault(accountId)
        : folders.lockOwn(accountId, folderId).then((isOwn) => (isOwn ? folderId : undefined)),
    ]);
    if (!visible || (folderId !== undefined && lockedFolderId === undefined)) throw new CallError('notFound');
    const entry = {
      folderId: lockedFolderId ?? (await folders.ensureDefault(accountId, randomUUID(), now)),
      accountId,
      resourceId: target.refId,
      collectedAt: now,
    };
    const [changed] = await Promise.all([
      favorites.insert(accountId, target, now),
      folderId === undefined ? favorites.addFirstEntry(entry) : favorites.addEntry(entry),
    ]);
    const count = changed ?? (await createCountRepository(tx).read(target, 'favorites'));
    return { count, own: true };
  }

  /** A resource that is no longer visible can be removed as well. */
  async function removeFavorite(
    tx: Database,
    accountId: string,
    target: Target,
    folderId?: string,
  ): Promise<CollectionState> {
    const favorites = createFavoriteRepository(tx);
    const counts = createCountRepository(tx);
    if (!(await favorites.lock(accountId, target))) {
      if (!(await createTargetRepository(tx).lockVisible(target))) throw new CallError('notFound');
      return { count: await counts.read(target, 'favorites'), own: false };
    }
    if (folderId !== undefined) {
      await favorites.removeEntry(folderId, accountId, target.refId);
      const isElsewhere = (await favorites.countEntries(accountId, target.refId)) > 0;
      if (isElsewhere) return { count: await counts.read(target, 'favorites'), own: true };
    }
    return { count: await favorites.remove(accountId, target), own: false };
  }

  return {
    /**
     * Adds a resource to a folder, or removes it. Without a folder: adds it to the default one where it is in none,
     * removes it from all. Repeating the change has no effect, and it counts once.
     * @throws {CallError} notFound for a resource that is not visible, and for a folder that does not exist or belongs
     * to another account
     */
    setCollected: (
      accountId: string,
      target: Target,
      { folderId, on }: { readonly folderId?: string | undefined; readonly on: boolean },
    ): Promise<CollectionState> =>
      db.transaction((tx) =>
        on ? addFavorite(tx, accountId, target, folderId) : removeFavorite(tx, accountId, target, folderId),
      ),

    /**
     * Moves favourites into a folder, out of another or out of all others; resources that are no favourites are
     * skipped.
     * @throws {CallError} notFound for a folder that does not exist or belongs to another account
     */
    moveCollected: (
      accountId: string,
      resourceIds: readonly string[],
      { fromFolderId, folderId }: { readonly fromFolderId?: string | undefined; readonly folderId: string },
    ): Promise<void> =>
      db.transaction(async (tx) => {
        const folders = createFolderRepository(tx);
        const isOwn =
          (await folders.lockOwn(accountId, folderId)) &&
          (fromFolderId === undefined || (await folders.lockOwn(accountId, fromFolderId)));
        if (!isOwn) throw new CallError('notFound');
        const favorites = createFavoriteRepository(tx);
        const ids = idsOf(await favorites.lockSeveral(accountId, resourceIds));
        const move = { folderId, fromFolderId: fromFolderId ?? null, collectedAt: clock.now() };
        await favorites.moveEntries(accountId, ids, move);
      }),

    /**
     * Removes favourites from a folder, or from all; one that is then in no folder is deleted.
     * @throws {CallError} notFound for a folder that does not exist or belongs to another account
     */
    removeCollected: (accountId: string, resourceIds: readonly string[], folderId?: string): Promise<void> =>
      db.transaction(async (tx) => {
        const folders = createFolderRepository(tx);
        if (folderId !== undefined && !(await folders.lockOwn(accountId, folderId))) throw new CallError('notFound');
        const favorites = createFavoriteRepository(tx);
        const locked = await favorites.lockSeveral(accountId, resourceIds);
        if (folderId !== undefined) await favorites.removeEntries(folderId, accountId, idsOf(locked));
        const inFolders =
          folderId === undefined ? new Set<string>() : await favorites.listInFolders(accountId, idsOf(locked));
        const ended = locked.filter(({ refId }) => !inFolders.has(refId));
        await favorites.removeSeveral(accountId, idsOf(ended));
        const counts = createCountRepository(tx);
        await counts.lock(ended);
        await counts.decrementEach(ended, 'favorites');
      }),

    /**
     * Makes a folder; returns its id.
     * @throws {CallError} foldersFull; a name that is in use breaks a constraint
     */
    createFolder: (accountId: string, name: string): Promise<string> =>
      db.transaction(async (tx) => {
        const folders = createFolderRepository(tx);
        const now = clock.now();
        // Its lock makes the folders of an account come one after another, so that none is over the limit.
        await folders.ensureDefault(accountId, randomUUID(), now);
        if ((await folders.countOwn(accountId)) >= FOLDERS_MAX) throw new CallError('foldersFull');
        const id = randomUUID();
        await folders.insert({ id, accountId, name, isDefault: false, createdAt: now });
        return id;
      }),

    /**
     * @throws {CallError} notFound for the default folder, and for one that does not exist or belongs to another
     * account
     */
    async renameFolder(accountId: string, id: string, name: string): Promise<void> {
      if (!(await createFolderRepository(db).rename(accountId, id, name))) throw new CallError('notFound');
    },

    /**
     * Deletes a folder; favourites that are in no other move to the default one.
     * @throws {CallError} notFound for the default folder, and for one that does not exist or belongs to another
     * account
     */
    deleteFolder: (accountId: string, id: string): Promise<void> =>
      db.transaction(async (tx) => {
        const folders = createFolderRepository(tx);
        const defaultId = await folders.ensureDefault(accountId, randomUUID(), clock.now());
        if (!(await folders.lockDeletable(accountId, id))) throw new CallError('notFound');
        await folders.deleteInto(accountId, id, defaultId);
      }),
  };
}
