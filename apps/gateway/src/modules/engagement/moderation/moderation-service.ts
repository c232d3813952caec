import { PromptScene } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import type { Database } from '../../../platform/database/connect.ts';
import type { DecisionOutcome } from '../../../platform/decision-outcome.ts';
import type { ComposeMessage, PostMessage } from '../../../platform/portal-message.ts';
import { buildResourceLink } from '../../content/resource-link.ts';
import { createCommentedItemRepository } from '../base/comments/commented-item-repository.ts';
import { createCommentWriteRepository } from '../comment/comment-write-repository.ts';
import { notifyCommentPublished } from '../comment/notify-comment-published-service.ts';
import { createDecisionRepository, type DecisionRow, type NewDecision } from '../decision/decision-repository.ts';
import { createEventService } from '../event/event-service.ts';
import { composeAppealAnswer, composeDecision } from './decision-messages.ts';
import { createQueueRepository, type ModeratedComment } from './queue-repository.ts';
import { getRevision } from './revision.ts';

const DAY_MS = 86_400_000;

/** A comment as a moderator reads it. */
interface ReviewedComment extends ModeratedComment {
  /** Identifies the version that was read; a decision applies to it and nothing newer. */
  readonly revision: string;
  readonly decisions: readonly DecisionRow[];
  readonly reports: Awaited<ReturnType<ReturnType<typeof createQueueRepository>['listReports']>>;
  /** The mute of the author in effect. */
  readonly mute: DecisionRow | undefined;
}

/** A decision on a comment. */
export interface Ruling {
  readonly verdict: 'released' | 'removed';
  /** In words for the author; empty for a release. */
  readonly reason: string;
  /** Revision that the operator has read. */
  readonly revision: string;
  readonly operator: string;
}

/**
 * Outcome of a decision. `conflict`: the comment is not the one that the operator has read, as its author has edited or
 * deleted it or another operator has decided. `noChange`: the verdict would change nothing.
 */
type Outcome = DecisionOutcome<
  { readonly number: string },
  | {
      readonly result: 'conflict' | 'noChange';
      readonly state: ModeratedComment['state'];
      readonly last: DecisionRow | null;
    }
  | { readonly result: 'notFound' }
>;

/**
 * Outcome of a mute. `muted`: another one is in effect. `noAuthor`: the account is erased. `unmuted`: none is in
 * effect.
 */
type MuteOutcome = DecisionOutcome<
  { readonly number: string; readonly until: number | null },
  { readonly result: 'muted'; readonly mute: DecisionRow } | { readonly result: 'noAuthor' | 'unmuted' | 'notFound' }
>;

export type Moderation = ReturnType<typeof createModeration>;

/** Dependencies of the service. */
type ModerationParts = Pick<AppContext, 'audit' | 'clock' | 'db' | 'jobs'>;

/** Moderation: operators read comments, decide on them and mute their authors (rules/moderation#moderation). */
export function createModeration(deps: ModerationParts, postMessage: PostMessage) {
  const { db, clock, audit } = deps;
  const events = createEventService(deps);

  /** All fields of a comment that a decision needs; undefined if it is not found. */
  async function read(tx: Database, id: string): Promise<ReviewedComment | undefined> {
    const queue = createQueueRepository(tx);
    const row = await queue.find(id);
    if (!row) return undefined;
    const decisions = createDecisionRepository(tx);
    const [all, reports, mute] = await Promise.all([
      decisions.listOfComment(id),
      queue.listReports(id),
      row.accountId === null ? undefined : decisions.findMute(row.accountId, clock.now()),
    ]);
    const decided = all.map(({ number, appealState }) => `${number} ${appealState ?? ''}`).join();
    return { ...row, decisions: all, reports, mute, revision: getRevision({ ...row, decided }) };
  }

  /** Notifies the author by a message that opens at the comment. */
  async function notifyAuthor(
    tx: Database,
    { id, accountId, ...item }: Pick<ModeratedComment, 'id' | 'accountId' | 'resourceType' | 'resourceId'>,
    compose: ComposeMessage,
  ): Promise<void> {
    if (accountId === null) return;
    const page = buildResourceLink({ type: item.resourceType, id: item.resourceId });
    const pcLink = `${page}#comment-${id}`;
    await postMessage(tx, { accountId, scene: PromptScene.message, compose, pcLink, sentAt: clock.now() });
  }

  /** Stores a decision on a comment and its entry of the audit log. */
  async function store(
    tx: Database,
    row: ModeratedComment,
    decision: Pick<NewDecision, 'verdict' | 'reason' | 'until' | 'decidedBy'>,
  ): Promise<string> {
    const { id: commentId, accountId } = row;
    const number = await createDecisionRepository(tx).insert({
      commentId,
      accountId,
      decidedAt: clock.now(),
      ...decision,
    });
    const { verdict, reason, until, decidedBy: operator } = decision;
    const detail = { number, comment: commentId, operator, reason, ...(until !== null && { until }) };
    await audit.record(tx, { event: AUDIT_EVENTS[verdict], accountId, ip: null, deviceId: null, detail });
    return number;
  }

  /** Sets the state of a locked comment and updates the counts of its item and thread. */
  async function setState(
    tx: Database,
    locked: NonNullable<Awaited<ReturnType<ReturnType<typeof createCommentWriteRepository>['lock']>>>,
    state: 'shown' | 'removed',
  ): Promise<void> {
    const comments = createCommentWriteRepository(tx);
    if (locked.state === state) return;
    await comments.setState(locked.id, state);
    if (state === 'shown') {
      await comments.count(locked, 1);
      const item = await createCommentedItemRepository(tx).findItem(locked);
      if (item) await notifyCommentPublished(tx, events, locked, item);
    } else if (locked.state === 'shown') await comments.count(locked, -1);
  }

  return {
    listHeld: (limit: number) => createQueueRepository(db).listHeld(limit),
    listReported: (limit: number) => createQueueRepository(db).listReported(limit),
    listAppeals: (limit: number) => createQueueRepository(db).listAppeals(limit),

    /** A comment with its text, decisions and reports; undefined if it is not found. The access is logged. */
    async show(id: string, operator: string): Promise<ReviewedComment | undefined> {
      const found = await read(db, id);
      if (!found) return undefined;
      const detail = { comment: id, operator };
      const { accountId } = found;
      await audit.record(db, { event: 'commentViewed', accountId, ip: null, deviceId: null, detail });
      return found;
    },

    /** Releases or removes the revision that the operator has read, and notifies the author. */
    decide: (id: string, { verdict, reason, revision, operator }: Ruling): Promise<Outcome> =>
      db.transaction(async (tx) => {
        // Under the lock nobody edits, deletes or decides on it meanwhile.
        const locked = await createCommentWriteRepository(tx).lock(id);
        const found = locked && (await read(tx, id));
        if (!found) return { result: 'notFound' };
        const currentState = { state: found.state, last: found.decisions.at(-1) ?? null };
        if (found.revision !== revision) return { result: 'conflict', ...currentState };
        const isDismissal = verdict === 'released' && found.state === 'shown' && found.reports.length > 0;
        const state = verdict === 'released' ? 'shown' : 'removed';
        if (found.state === 'deleted' || (found.state === state && !isDismissal))
          return { result: 'noChange', ...currentState };
        await setState(tx, locked, state);
        await createQueueRepository(tx).closeReports(id, clock.now());
        const number = await store(tx, found, { verdict, reason, until: null, decidedBy: operator });
        // Authors are not informed of dismissed reports.
        if (!isDismissal) await notifyAuthor(tx, found, composeDecision(verdict, { reason, until: null }));
        return { result: 'decided', number };
      }),

    /** Mutes the author of a comment for some days, and notifies them with the reason. */
    mute: (
      id: string,
      { days, reason, operator }: { days: number; reason: string; operator: string },
    ): Promise<MuteOutcome> =>
      db.transaction(async (tx) => {
        const found = await read(tx, id);
        if (!found) return { result: 'notFound' };
        const { accountId } = found;
        if (accountId === null) return { result: 'noAuthor' };
        const decisions = createDecisionRepository(tx);
        await decisions.lockMutes(accountId);
        const now = clock.now();
        const mute = await decisions.findMute(accountId, now);
        if (mute) return { result: 'muted', mute };
        const until = now + days * DAY_MS;
        const number = await store(tx, found, { verdict: 'muted', reason, until, decidedBy: operator });
        await decisions.saveMute({ accountId, number, until });
        await notifyAuthor(tx, found, composeDecision('muted', { reason, until }));
        return { result: 'decided', number, until };
      }),

    /** Ends the mute of the author of a comment, and notifies them. */
    unmute: (id: string, operator: string): Promise<MuteOutcome> =>
      db.transaction(async (tx) => {
        const found = await read(tx, id);
        if (!found) return { result: 'notFound' };
        const { accountId } = found;
        if (accountId === null) return { result: 'noAuthor' };
        const decisions = createDecisionRepository(tx);
        await decisions.lockMutes(accountId);
        const mute = await decisions.findMute(accountId, clock.now());
        if (!mute) return { result: 'unmuted' };
        await decisions.removeMute(mute.number);
        const number = await store(tx, found, { verdict: 'unmuted', reason: '', until: null, decidedBy: operator });
        await notifyAuthor(tx, found, composeDecision('unmuted', { reason: '', until: null }));
        return { result: 'decided', number, until: null };
      }),

    /**
     * Answers an open appeal and notifies the author; an accepted one shows the comment again or ends the mute. None is
     * found where no appeal against the decision is open, as another operator has answered it or the comment was
     * deleted.
     */
    answerAppeal: (
      number: string,
      { accept, answer, operator }: { accept: boolean; answer: string; operator: string },
    ): Promise<DecisionOutcome<{ readonly decision: DecisionRow }>> =>
      db.transaction(async (tx) => {
        const decisions = createDecisionRepository(tx);
        const unlocked = await decisions.find(number);
        const locked = unlocked && (await createCommentWriteRepository(tx).lock(unlocked.commentId));
        const row = locked && (await decisions.lock(number));
        const isLost = row?.verdict === 'removed' && locked?.state !== 'removed';
        if (!row || row.appealState !== 'open' || isLost) return { result: 'notFound' };
        if (accept && row.verdict === 'removed') await setState(tx, locked, 'shown');
        if (accept && row.verdict === 'muted') await decisions.removeMute(number);
        const appealState = accept ? 'accepted' : 'rejected';
        const appealColumns = {
          appealState,
          appealAnswer: answer,
          appealAnsweredAt: clock.now(),
          appealAnsweredBy: operator,
        } as const;
        await decisions.saveAnswer(number, appealColumns);
        const { accountId, commentId } = row;
        const detail = { number, comment: commentId, operator, state: appealState };
        await audit.record(tx, { event: 'commentAppealAnswered', accountId, ip: null, deviceId: null, detail });
        await notifyAuthor(tx, { ...locked, accountId }, composeAppealAnswer(appealState, answer));
        return { result: 'decided', decision: { ...row, ...appealColumns } };
      }),
  };
}

const AUDIT_EVENTS = {
  released: 'commentReleased',
  removed: 'commentRemoved',
  muted: 'commentAuthorMuted',
  unmuted: 'commentAuthorUnmuted',
} as const;
