import { blankMentions } from '@osteon/domain';
import type { Database } from '../../../platform/database/connect.ts';
import type { Job } from '../../../platform/jobs/job.ts';
import { createReplayTextRepository } from './replay-text-repository.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Characters of the messages of an event in the search index. PostgreSQL limits the lexemes of an entry to 1 MB, which
 * the captions of a long day can need half of.
 */
const INDEXED_CHARACTERS = 15_000;

/** A text that is read in the replay of an event. */
export interface ReplayText {
  readonly liveId: string;
  readonly kind: 'message' | 'answer';
  /** Time at which it was sent, or at which its answer started. */
  readonly at: number;
  readonly text: string;
}

/**
 * Lists the messages and the answers by voice that the replays of events show, each text of an event once
 * (rules/live#search). Nobody is named in them, as the index would keep the name of an erased account.
 */
export async function listReplayTexts(tx: Database, liveIds: readonly string[]): Promise<ReplayText[]> {
  const repository = createReplayTextRepository(tx);
  const messages = await repository.listMessages(liveIds, INDEXED_CHARACTERS);
  const answers = await repository.listAnswers(liveIds);
  const texts: readonly ReplayText[] = [
    ...messages.map(({ text, ...message }) => ({ ...message, kind: 'message' as const, text: blankMentions(text) })),
    ...answers.flatMap(({ liveId, at, question, answer }) =>
      [question, answer].map((text) => ({ liveId, kind: 'answer' as const, at, text })),
    ),
  ];
  const known = new Set<string>();
  return texts.flatMap((each) => {
    const text = each.text.trim();
    const key = [each.liveId, each.kind, text].join('\n');
    if (text === '' || known.has(key)) return [];
    known.add(key);
    return { ...each, text };
  });
}

/** Locks events of these statuses whose texts have changed since they were indexed; those locked by others are skipped. */
export const lockUnindexedTexts = (tx: Database, statuses: readonly number[], limit: number): Promise<string[]> =>
  createReplayTextRepository(tx).lockUnindexed(statuses, limit);

/** Marks the texts of events as indexed. */
export const setTextsIndexed = (tx: Database, liveIds: readonly string[]): Promise<void> =>
  createReplayTextRepository(tx).setIndexed(liveIds);

/**
 * Creates the job that marks events whose answered questions are about to be deleted, by the next job
 * (rules/retention#daily-jobs).
 */
export const createExpiredAnswersJob = (retentionDays: number): Job => ({
  name: 'live-answers-unindexed',
  async batch(tx, now) {
    await createReplayTextRepository(tx).setUnindexedWithAnswersBefore(now - retentionDays * DAY_MS);
    return false;
  },
});
