import type { ResponseOf } from '@osteon/contract';
import { getNextCaseDraftState } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { cursorId, cursorTimestamp, cutPage, decodeCursor } from '../../../platform/database/keyset.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { ErasedFiles } from '../../../platform/module.ts';
import { isFileRemovalPaused } from '../../../platform/storage/file-removal.ts';
import type { DraftMedia } from './draft-media-service.ts';
import { createDraftRepository } from './draft-repository.ts';

const PAGE = 20;

const draftCursor = z.tuple([cursorTimestamp, cursorId]);

export type DraftService = ReturnType<typeof createDraftService>;

/** Creates the service of the drafts that an account has (rules/case-draft#list). */
export function createDraftService(
  { db, storage, log }: Pick<AppContext, 'db' | 'storage' | 'log'>,
  media: Pick<DraftMedia, 'getThumbnailUrl' | 'listFiles'>,
) {
  const drafts = createDraftRepository(db);

  /** Removes the files of a draft whose row is gone; while a backup runs they stay, and nobody can read them. */
  async function removeFiles({ files = [], folders = [] }: ErasedFiles): Promise<void> {
    if (files.length === 0 && folders.length === 0) return;
    await db.transaction(async (tx) => {
      if (await isFileRemovalPaused(tx)) return;
      for (const folder of folders) await storage.files.deleteAll(folder);
      for (const file of files) await storage.files.delete(file);
    });
  }

  return {
    /** The files of drafts that are gone are removed; a failure is logged, as the drafts are gone already. */
    removeFiles: (files: ErasedFiles): Promise<void> =>
      removeFiles(files).catch((error: unknown) => log.warn({ err: error }, 'files of a draft could not be removed')),

    /** @throws {CallError} notFound */
    async getDraft(accountId: string, id: string): Promise<ResponseOf<'getCaseDraft'>> {
      const row = await drafts.findOwn(accountId, id);
      if (!row) throw new CallError('notFound');
      const { title, fields, version, savedAt, state, caseId, reason, remarks } = row;
      return { id, title, fields, version, savedAt, state, caseId, reason, remarks };
    },

    async listDrafts(accountId: string, cursor: string | undefined): Promise<ResponseOf<'listCaseDrafts'>> {
      const rows = await drafts.listOwn(accountId, { after: decodeCursor(draftCursor, cursor), limit: PAGE + 1 });
      const page = cutPage(rows, PAGE, ({ savedAt, id }) => [savedAt, id]);
      const list = page.list.map(({ firstImageId, ...row }) => ({
        ...row,
        picture: firstImageId === null ? '' : media.getThumbnailUrl(firstImageId),
      }));
      return { ...page, list };
    },

    /**
     * Deletes a draft with its pictures and series.
     * @throws {CallError} notFound; conflict while it is in review
     */
    async deleteDraft(accountId: string, id: string): Promise<void> {
      const files = await db.transaction(async (tx) => {
        const row = await createDraftRepository(tx).lock(id, accountId);
        if (!row) throw new CallError('notFound');
        if (getNextCaseDraftState(row.state, 'delete') === null) throw new CallError('conflict');
        const left = await media.listFiles(tx, { draftId: id, publishedStackIds: [] });
        await createDraftRepository(tx).delete(id);
        return left;
      });
      await this.removeFiles(files);
    },
  };
}
