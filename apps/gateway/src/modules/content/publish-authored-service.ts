import type { AppContext } from '../../platform/app-context.ts';
import type { Database } from '../../platform/database/connect.ts';
import { createChangeRepository } from './change-content-repository.ts';
import type { AnnouncePublication } from './change-content-service.ts';
import type { ResourceInput } from './resource-repository.ts';
import type { ResourceWriter } from './resource-writer-service.ts';
import { createTagRepository, type NewTag } from './tag-repository.ts';

/** A resource of an account's author, whose state and times are those of its publication. */
export type AuthoredResource = Omit<ResourceInput, 'state' | 'publishedAt' | 'viewCount'>;

export type PublishAuthored = ReturnType<typeof createPublishAuthored>;

/**
 * Creates the publication of what accounts write, in the caller's transaction: of a new resource, which notifies the
 * author's followers, or of its revision, which replaces it and keeps its views and first publication
 * (rules/content#authored-resources).
 */
export function createPublishAuthored(
  { clock }: Pick<AppContext, 'clock'>,
  { writer, announce }: { readonly writer: ResourceWriter; readonly announce: AnnouncePublication },
) {
  return {
    async publish(
      tx: Database,
      resource: AuthoredResource,
      writeDetails: (tx: Database) => Promise<void>,
    ): Promise<{ readonly isNew: boolean }> {
      const { id, authorId } = resource;
      const now = clock.now();
      const existing = await createChangeRepository(tx).lockResource(id, now);
      const input = { ...resource, state: 'published', publishedAt: now, viewCount: 0 } as const;
      await writer.write(tx, [input], writeDetails);
      if (!existing) {
        await announce(tx, { resourceId: id, authorId, publishedAt: now });
        return { isNew: true };
      }
      const status = { state: 'published', previousState: null, stateChangedAt: now, stateReason: '' } as const;
      await createChangeRepository(tx).saveStatus(id, status);
      await writer.refresh(tx, [id]);
      return { isNew: false };
    },

    /** The ids of tags by their names; those that are missing are created, after all others in the editors' order. */
    ensureTags: (tx: Database, tags: readonly NewTag[]): Promise<string[]> => createTagRepository(tx).ensureTags(tags),
  };
}
