import { CASE_DRAFT_DELETION_DAYS, CASE_DRAFT_NOTICE_DAYS, PromptScene } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import type { PostMessage } from '../../../platform/portal-message.ts';
import type { DraftMedia } from './draft-media-service.ts';
import { buildEditorLink, composeExpiry } from './draft-messages.ts';
import { createExpiryRepository } from './expiry-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Drafts of one batch. */
const BATCH = 100;

/** Days between the notice and the deletion. */
const NOTICE_DAYS = CASE_DRAFT_DELETION_DAYS - CASE_DRAFT_NOTICE_DAYS;

/** The daily jobs of drafts that nobody has changed for a year (rules/case-draft#list). */
export function createExpiryJobs({
  postMessage,
  media,
  storage,
}: {
  readonly postMessage: PostMessage;
  readonly media: Pick<DraftMedia, 'listFiles'>;
  readonly storage: AppContext['storage'];
}): readonly Job[] {
  return [
    {
      name: 'case-draft-notices',
      inTheEvening: true,
      async batch(tx, now) {
        const repository = createExpiryRepository(tx);
        const rows = await repository.lockUnnotified(now - CASE_DRAFT_NOTICE_DAYS * DAY_MS, BATCH);
        for (const { id, accountId, title } of rows) {
          const compose = composeExpiry(title, NOTICE_DAYS);
          const pcLink = buildEditorLink(id);
          await postMessage(tx, { accountId, scene: PromptScene.message, compose, pcLink, sentAt: now });
        }
        await repository.markNotified(
          rows.map(({ id }) => id),
          now,
        );
        return rows.length === BATCH;
      },
    },
    {
      name: 'case-drafts',
      removesFiles: true,
      async batch(tx, now) {
        const repository = createExpiryRepository(tx);
        const rows = await repository.lockExpired(
          { savedBefore: now - CASE_DRAFT_DELETION_DAYS * DAY_MS, notifiedBefore: now - NOTICE_DAYS * DAY_MS },
          BATCH,
        );
        for (const { id } of rows) {
          const { files = [], folders = [] } = await media.listFiles(tx, { draftId: id, publishedStackIds: [] });
          for (const folder of folders) await storage.files.deleteAll(folder);
          for (const file of files) await storage.files.delete(file);
        }
        await repository.delete(rows.map(({ id }) => id));
        return rows.length === BATCH;
      },
    },
  ];
}
