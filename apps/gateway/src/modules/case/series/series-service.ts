import type { RequestOf, ResponseOf } from '@osteon/contract';
import { CASE_SERIES_MAX } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { randomId } from '../../../platform/crypto/random-id.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { defineQueue } from '../../../platform/jobs/queue.ts';
import { checkStorageRoom } from '../../../platform/storage/storage-check.ts';
import type { SeriesUploads } from '../../transfer/series-upload-service.ts';
import { createDraftRepository } from '../draft/draft-repository.ts';
import { getMaskedStackId } from '../stack/stack-id.ts';
import type { StackLinks } from '../stack/stack-links-service.ts';
import { createSeriesRepository, type SeriesRow } from './series-repository.ts';

type Boxes = RequestOf<'maskCaseSeries'>['boxes'];

/** Series to decode or to mask. A process that is killed is tried again twice. */
export const caseSeriesQueue = defineQueue({
  name: 'case-series',
  schema: z.object({ seriesId: z.string() }),
  retries: 2,
});

/** Creates the service of the series of drafts (rules/case-series). */
export function createSeriesService(
  { db, clock, jobs, storage }: Pick<AppContext, 'db' | 'clock' | 'jobs' | 'storage'>,
  { uploads, links }: { uploads: SeriesUploads; links: StackLinks },
) {
  const repository = createSeriesRepository(db);

  /**
   * Locks a draft until the transaction ends: while it is reviewed nothing of it changes.
   * @throws {CallError} notFound for an unknown or foreign draft, conflict for one that is reviewed
   */
  async function lockEditable(tx: Database, accountId: string, draftId: string): Promise<void> {
    const draft = await createDraftRepository(tx).lock(draftId, accountId);
    if (!draft) throw new CallError('notFound');
    if (draft.state === 'review') throw new CallError('conflict');
  }

  function present(row: SeriesRow): ResponseOf<'getCaseSeries'>['list'][number] {
    const { id, state, percent, problem, stack, flags, boxes, isChecked } = row;
    const shown = stack && { ...stack, url: links.sign(stack.stackId) };
    return { seriesId: id, state, percent, problem, stack: shown, flags, boxes, isChecked };
  }

  return {
    /** Makes an upload a series of a draft; a repeated call returns the same series (rules/case-series#uploads). */
    async add(accountId: string, { draftId, uploadId }: RequestOf<'addCaseSeries'>): Promise<string> {
      await checkStorageRoom({ storage });
      return db.transaction(async (tx) => {
        const series = createSeriesRepository(tx);
        await lockEditable(tx, accountId, draftId);
        const id = randomId();
        const owner = await uploads.claim(tx, accountId, uploadId, id);
        if (owner !== id) {
          if ((await series.find(owner))?.draftId !== draftId) throw new CallError('conflict');
          return owner;
        }
        if ((await series.countOfDraft(draftId)) >= CASE_SERIES_MAX) throw new CallError('tooMany');
        const fresh = { state: 'queued', attempt: 0, percent: 0, problem: null, stack: null } as const;
        const unchecked = { flags: [], boxes: [], isChecked: false };
        await series.insert({ id, draftId, accountId, uploadId, ...fresh, ...unchecked, createdAt: clock.now() });
        await jobs.send(tx, caseSeriesQueue, { seriesId: id });
        return id;
      });
    },

    /** @throws {CallError} notFound for an unknown or foreign draft */
    async list(accountId: string, draftId: string) {
      if (!(await createDraftRepository(db).findOwn(accountId, draftId))) throw new CallError('notFound');
      return (await repository.listOfDraft(draftId)).map(present);
    },

    /**
     * Covers places of every slice. They are covered once the author has confirmed them; the slices without them stay
     * until the case is published (rules/case-series#masks).
     */
    async mask(accountId: string, seriesId: string, boxes: Boxes, isChecked: boolean): Promise<void> {
      const row = await repository.find(seriesId);
      if (row?.accountId !== accountId) throw new CallError('notFound');
      const { stack } = row;
      if (!stack) throw new CallError('conflict');
      const isInside = boxes.every(({ x, y, width, height }) => x + width <= stack.width && y + height <= stack.height);
      if (!isInside) throw new CallError('badInput');
      const isCovered = getMaskedStackId(stack.stackId, boxes) === stack.stackId;
      await db.transaction(async (tx) => {
        await lockEditable(tx, accountId, row.draftId);
        const isWorkLeft = isChecked && !isCovered;
        const state = isWorkLeft ? 'queued' : 'ready';
        const isReady = await createSeriesRepository(tx).updateReady(seriesId, { boxes, isChecked, state, percent: 0 });
        if (!isReady) throw new CallError('conflict');
        if (isWorkLeft) await jobs.send(tx, caseSeriesQueue, { seriesId });
      });
    },
  };
}
