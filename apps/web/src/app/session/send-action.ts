import type { RequestOf } from '@osteon/contract';
import type { ActionAttempt } from '../../entities/session/action-attempt.ts';
import type { QueuedComment } from '../../features/engagement/comment/comment-drafts.ts';
import type { ScoreChange } from '../../features/engagement/score/set-score.ts';
import { loadChunk } from '../../lib/chunk/load-chunk.ts';
import type { GatedActions } from '../../lib/gated-action.ts';
import { queryClient } from '../../lib/gateway/query-client.ts';
import type { QueuedAction, QueuedActions } from '../../lib/offline-queue/queued-action.ts';
import { actionFiles } from './action-files.ts';

declare module '../../lib/offline-queue/queued-action.ts' {
  interface QueuedActions extends Pick<GatedActions, 'like' | 'collect' | 'follow' | 'likeComment' | 'bookLive'> {
    /** Scores a resource. */
    saveScore: ScoreChange;
    /** Writes a comment or a reply. */
    comment: QueuedComment;
    /** Reports an error in a resource. */
    reportContent: RequestOf<'reportContent'>;
    /** Reports a comment. */
    reportComment: RequestOf<'reportComment'>;
  }
}

/** Shows a change and sends it; the attempt gets its failure. Rejects where its code does not load. */
type Send<Name extends keyof QueuedActions> = (data: QueuedActions[Name], attempt: ActionAttempt) => Promise<unknown>;

const sends: { readonly [Name in keyof QueuedActions]: Send<Name> } = {
  like: async (data, attempt) => (await loadChunk(actionFiles.like)).setLike(queryClient, data, attempt),
  collect: async (data, attempt) => (await loadChunk(actionFiles.collect)).setCollected(queryClient, data, attempt),
  follow: async (data, attempt) => (await loadChunk(actionFiles.follow)).setFollow(queryClient, data, attempt),
  likeComment: async (data, attempt) =>
    (await loadChunk(actionFiles.likeComment)).setCommentLike(queryClient, data, attempt),
  bookLive: async (data, attempt) => (await loadChunk(actionFiles.bookLive)).setBooked(queryClient, data, attempt),
  saveScore: async (data, attempt) => (await loadChunk(actionFiles.late)).setScore(queryClient, data, attempt),
  comment: async (data, attempt) => (await loadChunk(actionFiles.late)).sendComment(queryClient, data, attempt),
  reportContent: async (data, { options, onFailure }) =>
    (await loadChunk(actionFiles.late)).sendContentReport(data, options).catch(onFailure),
  reportComment: async (data, { options, onFailure }) =>
    (await loadChunk(actionFiles.late)).sendCommentReport(queryClient, data, options).catch(onFailure),
};

/** Shows an action of the offline queue and sends it. Without its code it fails with ChunkLoadError. */
export async function sendAction<Name extends keyof QueuedActions>(
  { name, data }: QueuedAction<Name>,
  attempt: ActionAttempt,
): Promise<void> {
  try {
    await sends[name](data, attempt);
  } catch (error) {
    attempt.onFailure(error);
  }
}

/** Returns true when this version of the portal has an action, which an older one may have stored. */
export const isSendable = ({ name }: QueuedAction): boolean => Object.hasOwn(sends, name);
