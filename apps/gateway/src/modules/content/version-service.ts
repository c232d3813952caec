import type { Database } from '../../platform/database/connect.ts';
import { isForeignKeyViolation } from '../../platform/database/upsert.ts';
import { ContentRefusal } from './resource-edit.ts';
import type { ResourceKinds } from './resource-writer-service.ts';
import type { ResourceVersion } from './tables.ts';
import { createVersionRepository } from './version-repository.ts';

export type ResourceVersions = ReturnType<typeof createResourceVersions>;

/**
 * Creates the service that stores the version of a resource before its last edit or import, and restores it
 * (rules/content#undo).
 */
export function createResourceVersions({ kinds }: { readonly kinds: ResourceKinds }) {
  return {
    /** Reads the current version of a resource, locked until the transaction ends; null for an unknown id. */
    async read(tx: Database, id: string): Promise<ResourceVersion | null> {
      const repository = createVersionRepository(tx);
      const card = await repository.lockCard(id);
      const kind = card && kinds.get(card.type);
      if (!kind) return null;
      return {
        card,
        alt: await repository.findAlt(card.pictureId),
        tagIds: await repository.listTagIds(id),
        details: await repository.findDetails(kind.table, id),
        related: await kind.readRelated(tx, id),
      };
    },

    /**
     * Stores a version as the one before the last change. `withState`: the change was one of the state as well, which
     * the undo also restores.
     */
    async saveVersion(
      tx: Database,
      version: ResourceVersion,
      { importedAt, withState }: { readonly importedAt: number | null; readonly withState: boolean },
    ): Promise<void> {
      const repository = createVersionRepository(tx);
      await repository.save({ resourceId: version.card.id, version, importedAt });
      if (!withState) await repository.clearPreviousState(version.card.id);
    },

    /**
     * Restores the version before the last change; returns true if that change was an import.
     * @throws {ContentRefusal} if it refers to rows that were removed since
     */
    async restore(tx: Database, id: string, now: number): Promise<boolean> {
      const repository = createVersionRepository(tx);
      const stored = await repository.find(id);
      const kind = stored && kinds.get(stored.version.card.type);
      if (!kind) return false;
      try {
        await repository.restore(kind.table, stored.version);
        await kind.restoreRelated(tx, { id, related: stored.version.related, now });
      } catch (error) {
        if (!isForeignKeyViolation(error)) throw error;
        throw new ContentRefusal(`${id} cannot be undone: a doctor, tag or picture that it had is no longer there.`, {
          cause: error,
        });
      }
      return stored.importedAt !== null;
    },
  };
}
