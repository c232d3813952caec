import type { InputOf, ResponseOf } from '@osteon/contract';
import { getNextPollState, getPollStateAt, isOnAir, POLL_EXTENSION_SECONDS } from '@osteon/domain';
import type { AppContext } from '../../../platform/app-context.ts';
import { makeSortableId } from '../../../platform/crypto/random-id.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { notifyContent } from '../../../platform/realtime/content-events.ts';
import { isAssistant } from '../../live/assistant/assistant-service.ts';
import { createLiveService, type LiveEvent } from '../../live/event/service.ts';
import type { ChatService } from '../chat/chat-service.ts';
import { lockChatAsAssistant, type Moderator } from '../moderation/lock-chat-service.ts';
import { createPollRepository, type PollRow, type PollVotes } from './poll-repository.ts';

/** The largest number of polls of an event, drafts included. */
const POLLS_MAX = 50;

const SECOND_MS = 1000;

type Poll = ResponseOf<'voteLivePoll'>;

/** The reader of a poll. */
interface Reader {
  readonly accountId: string | null;
  readonly isAssistant: boolean;
  /** True for one who may vote, and so sees no result before. */
  readonly mayVote: boolean;
}

/** Creates the service of the polls of events (rules/room-poll#polls). */
export function createPolls(
  deps: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  { chats }: { readonly chats: Pick<ChatService, 'requireWriter' | 'findAuth'> },
) {
  const { db, clock, audit } = deps;
  const polls = createPollRepository(db);
  const notify = (tx: Database, liveId: string) => notifyContent(tx, [`${liveId}-polls`]);
  /** Notifies every page of the event, which then asks for its latest poll with its permission. */
  const notifyEvent = (tx: Database, liveId: string) => notifyContent(tx, [liveId]);

  async function findReader(event: LiveEvent, accountId: string | null): Promise<Reader> {
    const [assists, auth] = await Promise.all([
      accountId !== null && isAssistant(db, event.id, accountId),
      chats.findAuth(event, accountId),
    ]);
    return { accountId, isAssistant: assists, mayVote: auth.canEnter };
  }

  async function present(event: LiveEvent, rows: readonly PollRow[], accountId: string | null): Promise<Poll[]> {
    const [reader, votes] = await Promise.all([
      findReader(event, accountId),
      polls.readVotes(
        rows.map(({ id }) => id),
        accountId,
      ),
    ]);
    return rows.map((row) => presentPoll(row, votes.get(row.id), reader, clock.now()));
  }

  async function presentOne(event: LiveEvent, row: PollRow, accountId: string): Promise<Poll> {
    const [poll] = await present(event, [row], accountId);
    if (!poll) throw new CallError('notFound');
    return poll;
  }

  return {
    /** The polls of an event, the latest first; drafts to its assistants alone. */
    async list(liveId: string, accountId: string | null): Promise<Poll[]> {
      const { event } = await createLiveService({ db, clock }).getPublic(liveId);
      const rows = await polls.list(liveId, POLLS_MAX);
      const assists = accountId !== null && (await isAssistant(db, liveId, accountId));
      return present(
        event,
        rows.filter(({ state }) => assists || state !== 'draft'),
        accountId,
      );
    },

    /** The time at which the latest poll of an event was opened; null for none. */
    findLatestOpening: (liveId: string): Promise<number | null> => polls.findLatestOpening(liveId),

    /**
     * Votes once. The same vote again returns the poll.
     * @throws {CallError} notFound, badInput for an option that it lacks, pollClosed, conflict for another vote, and the
     * errors of a message for one who may not write in the chat
     */
    async vote({ pollId, option }: InputOf<'voteLivePoll'>, accountId: string): Promise<Poll> {
      const { event, poll } = await db.transaction(async (tx) => {
        const repository = createPollRepository(tx);
        const poll = await repository.lock(pollId);
        if (!poll || poll.state === 'draft') throw new CallError('notFound');
        const { event } = await createLiveService({ db: tx, clock }).getPublic(poll.liveId);
        if (option >= poll.options.length) throw new CallError('badInput');
        const own = (await repository.readVotes([pollId], accountId)).get(pollId)?.own;
        if (own === option) return { event, poll };
        if (typeof own === 'number') throw new CallError('conflict');
        await chats.requireWriter(tx, event, accountId, { isBeforeStart: false });
        if (getPollStateAt(poll.state, poll.endsAt, clock.now()) !== 'open') throw new CallError('pollClosed');
        await repository.addVote({ pollId, accountId, option, votedAt: clock.now() });
        await notify(tx, poll.liveId);
        return { event, poll };
      });
      return presentOne(event, poll, accountId);
    },

    /**
     * Creates a draft, or changes one.
     * @throws {CallError} notFound, notAllowed, conflict for a poll that was opened, tooMany
     */
    async save(
      { activityId: liveId, pollId, text, options, showsResult, seconds }: InputOf<'saveLivePoll'>,
      { accountId, ip, deviceId }: Moderator,
    ): Promise<Poll> {
      const saved = await db.transaction(async (tx) => {
        await lockChatAsAssistant(tx, deps, liveId, accountId);
        const repository = createPollRepository(tx);
        const content = { text, options, showsResult, seconds: seconds ?? null };
        const id = pollId ?? makeSortableId(clock.now());
        await audit.record(tx, {
          event: 'livePollChanged',
          accountId,
          ip,
          deviceId,
          detail: { live: liveId, poll: id, act: 'save' },
        });
        if (pollId === undefined) {
          if ((await repository.count(liveId)) >= POLLS_MAX) throw new CallError('tooMany');
          return repository.insert({ id, liveId, ...content });
        }
        const poll = await repository.lock(pollId);
        if (poll?.liveId !== liveId) throw new CallError('notFound');
        if (poll.state !== 'draft') throw new CallError('conflict');
        return repository.update(pollId, content);
      });
      const { event } = await createLiveService({ db, clock }).getPublic(liveId);
      return presentOne(event, saved, accountId);
    },

    /**
     * Opens, extends, closes or deletes a poll, or publishes the lecturer's choice; null for a deleted one. Opening one
     * closes the former, as one is open at a time.
     * @throws {CallError} notFound, notAllowed, conflict for an action that its state does not permit, badInput for a
     * choice that it lacks, chatClosed for an opening while the event is not on the air
     */
    async move(
      { activityId: liveId, pollId, act, chosen, reason }: InputOf<'moveLivePoll'>,
      { accountId, ip, deviceId }: Moderator,
    ): Promise<Poll | null> {
      const moved = await db.transaction(async (tx) => {
        await lockChatAsAssistant(tx, deps, liveId, accountId);
        const { event } = await createLiveService({ db: tx, clock }).getPublic(liveId);
        const repository = createPollRepository(tx);
        const poll = await repository.lock(pollId);
        if (poll?.liveId !== liveId) throw new CallError('notFound');
        const now = clock.now();
        const state = getPollStateAt(poll.state, poll.endsAt, now);
        const detail = { live: liveId, poll: pollId, act };
        await audit.record(tx, { event: 'livePollChanged', accountId, ip, deviceId, detail });
        await notify(tx, liveId);
        if (act === 'delete') {
          if (state !== 'draft') throw new CallError('conflict');
          await repository.remove(pollId);
          return null;
        }
        const next = getNextPollState(state, act);
        if (next === null) throw new CallError('conflict');
        if (act === 'open') {
          if (!isOnAir(event.status)) throw new CallError('chatClosed');
          await notifyEvent(tx, liveId);
          const former = await repository.lockOpen(liveId);
          if (former) await repository.update(former.id, close(former, now));
          const endsAt = poll.seconds === null ? null : now + poll.seconds * SECOND_MS;
          return repository.update(pollId, { state: next, openedAt: now, endsAt });
        }
        if (act === 'extend') {
          if (poll.endsAt === null) throw new CallError('conflict');
          return repository.update(pollId, { endsAt: poll.endsAt + POLL_EXTENSION_SECONDS * SECOND_MS });
        }
        if (chosen !== undefined && chosen >= poll.options.length) throw new CallError('badInput');
        const choice = act === 'publish' && chosen !== undefined ? { chosen, reason } : {};
        return repository.update(pollId, { ...close(poll, now), ...choice });
      });
      if (moved === null) return null;
      const { event } = await createLiveService({ db, clock }).getPublic(liveId);
      return presentOne(event, moved, accountId);
    },
  };
}

/** The fields of a closed poll: one whose time was over keeps its end. */
const close = ({ endsAt }: PollRow, now: number) => ({
  state: 'closed' as const,
  endsAt: endsAt === null ? now : Math.min(endsAt, now),
});

/** Presents a poll to its reader (rules/room-poll#results). */
function presentPoll(row: PollRow, votes: PollVotes | undefined, reader: Reader, now: number): Poll {
  const state = getPollStateAt(row.state, row.endsAt, now);
  const own = votes?.own ?? null;
  const hasVoted = own !== null || !reader.mayVote;
  const seesResult =
    reader.isAssistant || state === 'closed' || (state === 'open' && row.showsResult === 'while' && hasVoted);
  const result = row.options.map(
    (_option, option) => (votes?.byOption.get(option) ?? 0) + (row.guestVotes[option] ?? 0),
  );
  const isPublished = state === 'closed' || reader.isAssistant;
  return {
    pollId: row.id,
    text: row.text,
    options: row.options,
    state,
    showsResult: row.showsResult,
    seconds: row.seconds,
    openedAt: row.openedAt,
    endsAt: row.endsAt,
    result: seesResult ? result : null,
    voteNum: result.reduce((sum, each) => sum + each, 0),
    own,
    chosen: isPublished ? row.chosen : null,
    reason: isPublished ? row.reason : '',
  };
}
