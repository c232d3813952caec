import type { InputOf, ResponseOf } from '@osteon/contract';
import {
  findPatientIdentifiers,
  getNextQuestionState,
  getReplaySecond,
  LiveStatus,
  OPEN_QUESTIONS_MAX,
  type QuestionState,
  ReplyType,
  takesQuestions,
} from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../../platform/app-context.ts';
import { makeSortableId } from '../../../platform/crypto/random-id.ts';
import type { Database } from '../../../platform/database/connect.ts';
import { cursorId, cursorNumber, cutPage, decodeCursor } from '../../../platform/database/keyset.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import { notifyContent } from '../../../platform/realtime/content-events.ts';
import type { DoctorService } from '../../doctor/service.ts';
import { isAssistant } from '../../live/assistant/assistant-service.ts';
import { createLiveService, type LiveEvent } from '../../live/event/service.ts';
import type { ChatService } from '../chat/chat-service.ts';
import { markTextsChanged } from '../chat/log-service.ts';
import { createMessageWriteRepository } from '../chat/message-write-repository.ts';
import { createParticipantRepository } from '../chat/participant-repository.ts';
import type { FindReplayTimeline } from '../chat/playback-service.ts';
import type { Moderator } from '../moderation/lock-chat-service.ts';
import { presentQuestion } from './question-presenter.ts';
import { createQuestionRepository, type QuestionRow } from './question-repository.ts';

/** Questions per page. */
const PAGE = 20;

const hotCursor = z.tuple([cursorNumber, cursorNumber, cursorId]);
const newCursor = z.tuple([cursorId]);

type Question = ResponseOf<'askLiveQuestion'>;

const SHOWN: readonly QuestionState[] = ['open', 'answering', 'answered'];
const WAITING: readonly QuestionState[] = ['open', 'answering'];

/** The states of each part of the list. */
const PARTS: Readonly<Record<'waiting' | 'answered' | 'held', readonly QuestionState[]>> = {
  waiting: WAITING,
  answered: ['answered'],
  held: ['held'],
};

/** Creates the service of the questions of events (rules/room-question#asking). */
export function createQuestions(
  { db, clock, audit }: Pick<AppContext, 'db' | 'clock' | 'audit'>,
  {
    chats,
    doctors,
    findTimeline,
  }: {
    readonly chats: Pick<ChatService, 'requireWriter'>;
    readonly doctors: Pick<DoctorService, 'findPublicProfileId'>;
    readonly findTimeline: FindReplayTimeline;
  },
) {
  const repository = createQuestionRepository(db);
  const notify = (tx: Database, liveId: string) => notifyContent(tx, [`${liveId}-questions`]);

  /** The function that maps times to seconds since the start of an event, or of its replay. */
  async function createGetSecond(event: LiveEvent, channelId?: string): Promise<(at: number) => number | null> {
    if (event.status === LiveStatus.replay) {
      const { ranges, scale } = await findTimeline(event, channelId);
      return (at) => getReplaySecond(ranges, at) * scale;
    }
    const startedAt = await repository.findStart(event.id);
    return (at) => (startedAt === null ? null : Math.max(0, (at - startedAt) / 1000));
  }

  async function present(event: LiveEvent, row: QuestionRow | undefined, readerId: string): Promise<Question> {
    if (!row) throw new CallError('notFound');
    return presentQuestion(row, readerId, await createGetSecond(event));
  }

  /** @throws {CallError} questionsClosed; the errors of a message for one who could not write in the chat */
  async function requireAsker(tx: Database, event: LiveEvent, accountId: string): Promise<void> {
    await chats.requireWriter(tx, event, accountId, { isBeforeStart: true });
    if (!takesQuestions(event)) throw new CallError('questionsClosed');
  }

  return {
    /** The questions of an event; held ones to assistants, and own ones of any state by `mine`. */
    async list(
      { activityId: liveId, order, only, channelId, cursor }: InputOf<'listLiveQuestions'>,
      readerId: string | null,
    ): Promise<ResponseOf<'listLiveQuestions'>> {
      const { event } = await createLiveService({ db, clock }).getPublic(liveId);
      const assists = readerId !== null && (await isAssistant(db, liveId, readerId));
      if (only === 'held' && !assists) throw new CallError('notAllowed');
      if (order === 'mine' && readerId === null) throw new CallError('notAllowed');
      const states: readonly QuestionState[] =
        only === undefined ? (order === 'mine' ? [...SHOWN, 'held', 'refused'] : SHOWN) : PARTS[only];
      const filter = {
        liveId,
        states,
        readerId,
        ...(order === 'mine' && readerId !== null && { accountId: readerId }),
      };
      const isHot = order === 'hot' && only !== 'held';
      const rows = isHot
        ? await repository.listHot(filter, decodeCursor(hotCursor, cursor), PAGE + 1)
        : await repository.listNew(filter, decodeCursor(newCursor, cursor), PAGE + 1);
      const page = cutPage(rows, PAGE, ({ question: { isPinned, votes, id } }) =>
        isHot ? [isPinned ? 1 : 0, votes, id] : [id],
      );
      const [getSecond, counts] = await Promise.all([
        createGetSecond(event, channelId),
        repository.countStates(liveId),
      ]);
      const sum = (counted: readonly QuestionState[]) =>
        counted.reduce((total, state) => total + (counts.get(state) ?? 0), 0);
      return {
        ...page,
        list: page.list.map((row) => presentQuestion(row, readerId, getSecond)),
        counts: { waiting: sum(WAITING), answered: sum(PARTS.answered), held: assists ? sum(PARTS.held) : 0 },
      };
    },

    /** The number of questions that are listed to everybody. */
    async countShown(liveId: string): Promise<number> {
      const counts = await repository.countStates(liveId);
      return SHOWN.reduce((total, state) => total + (counts.get(state) ?? 0), 0);
    },

    /**
     * Asks a question once; the same page's id again returns it.
     * @throws {CallError} notFound, questionsClosed, patientData, questionsWaiting for the fourth one that waits, and the
     * errors of a message for one who could not write in the chat
     */
    async ask(
      { activityId: liveId, text, clientId }: InputOf<'askLiveQuestion'>,
      accountId: string,
    ): Promise<Question> {
      const event = await db.transaction(async (tx) => {
        const { event } = await createLiveService({ db: tx, clock }).getPublic(liveId);
        // Orders the questions of one event, so that none exceeds the limit.
        await createMessageWriteRepository(tx).lockChat(liveId);
        const questions = createQuestionRepository(tx);
        if (await questions.findByClientId(liveId, accountId, clientId)) return event;
        await requireAsker(tx, event, accountId);
        if (findPatientIdentifiers(text).length > 0) throw new CallError('patientData');
        if ((await questions.countWaiting(liveId, accountId)) >= OPEN_QUESTIONS_MAX)
          throw new CallError('questionsWaiting');
        const askedAt = clock.now();
        const state = event.replyType === ReplyType.held ? 'held' : 'open';
        await questions.insert({ id: makeSortableId(askedAt), liveId, accountId, clientId, text, state, askedAt });
        await notify(tx, liveId);
        return event;
      });
      const asked = await repository.findByClientId(liveId, accountId, clientId);
      return present(event, asked && (await repository.findRow(asked.id, accountId)), accountId);
    },

    /**
     * Votes for a question of somebody else, once, or takes the vote back; returns the number of votes.
     * @throws {CallError} notFound, notAllowed for an own question, questionsClosed, and the errors of a message
     */
    vote: ({ questionId, on }: InputOf<'voteLiveQuestion'>, accountId: string): Promise<number> =>
      db.transaction(async (tx) => {
        const questions = createQuestionRepository(tx);
        const question = await questions.lock(questionId);
        if (!question || !SHOWN.includes(question.state)) throw new CallError('notFound');
        const { event } = await createLiveService({ db: tx, clock }).getPublic(question.liveId);
        await requireAsker(tx, event, accountId);
        if (question.accountId === accountId) throw new CallError('notAllowed');
        const votes = await questions.setVote(questionId, accountId, on);
        if (votes !== question.votes) await notify(tx, question.liveId);
        return votes;
      }),

    /**
     * Withdraws an own question.
     * @throws {CallError} notFound, conflict once its answer has started
     */
    withdraw: (questionId: string, accountId: string): Promise<void> =>
      db.transaction(async (tx) => {
        const questions = createQuestionRepository(tx);
        const question = await questions.lock(questionId);
        if (question?.accountId !== accountId || question.state === 'merged') throw new CallError('notFound');
        if (question.state === 'withdrawn') return;
        if (question.state === 'answering' || question.state === 'answered') throw new CallError('conflict');
        await questions.update(questionId, { state: 'withdrawn', isPinned: false });
        await notify(tx, question.liveId);
      }),

    /**
     * Applies the decision of an assistant, or the written answer of a lecturer.
     * @throws {CallError} notFound, notAllowed, badInput for a missing part, conflict for an action that its state does
     * not permit
     */
    async decide(input: InputOf<'decideLiveQuestion'>, { accountId, ip, deviceId }: Moderator): Promise<Question> {
      const { activityId: liveId, questionId, act } = input;
      const event = await db.transaction(async (tx) => {
        const { event } = await createLiveService({ db: tx, clock }).getPublic(liveId);
        const questions = createQuestionRepository(tx);
        // Locked in the order of the ids, so that two merges cannot wait for each other.
        const ids = [questionId, ...(input.intoId === undefined ? [] : [input.intoId])].toSorted();
        const locked = [];
        for (const id of ids) locked.push(await questions.lock(id));
        const question = locked.find((each) => each?.id === questionId && each.liveId === liveId);
        await requireDecider(tx, liveId, accountId, act);
        if (!question) throw new CallError('notFound');
        const next = getNextQuestionState(question.state, act);
        if (next === null) throw new CallError('conflict');
        if (act === 'merge') {
          const into = locked.find((each) => each?.id === input.intoId && each?.liveId === liveId);
          if (!into || into.id === questionId) throw new CallError('badInput');
          if (!SHOWN.includes(into.state)) throw new CallError('conflict');
          await questions.moveVotes(question, into);
        }
        if (act === 'start') await questions.finishOthers(liveId, questionId);
        const lecturerId = await findLecturer(tx, liveId, input, accountId);
        if (act === 'assign' && lecturerId === undefined) throw new CallError('badInput');
        if (act === 'answer' && input.text === undefined) throw new CallError('badInput');
        await questions.update(questionId, {
          state: next,
          ...(act === 'pin' && { isPinned: true }),
          ...((act === 'unpin' || next === 'refused' || next === 'merged') && { isPinned: false }),
          ...(lecturerId !== undefined && { lecturerId }),
          ...(act === 'answer' && input.text !== undefined && { answer: input.text }),
          ...(act === 'start' && { answeredAt: clock.now() }),
        });
        await markTextsChanged(tx, liveId);
        await notify(tx, liveId);
        const detail = { live: liveId, question: questionId, act };
        await audit.record(tx, { event: 'liveQuestionDecided', accountId, ip, deviceId, detail });
        return event;
      });
      const shownId = act === 'merge' && input.intoId !== undefined ? input.intoId : questionId;
      return present(event, await repository.findRow(shownId, accountId), accountId);
    },
  };

  /** @throws {CallError} notAllowed for one who is no assistant, and for a written answer no lecturer either */
  async function requireDecider(tx: Database, liveId: string, accountId: string, act: string): Promise<void> {
    if (await isAssistant(tx, liveId, accountId)) return;
    const profileId = act === 'answer' ? await doctors.findPublicProfileId(accountId) : null;
    const answers = profileId !== null && (await createParticipantRepository(tx).isLecturer(liveId, profileId));
    if (!answers) throw new CallError('notAllowed');
  }

  /**
   * The lecturer of a decision: the named one, or the caller who answers; undefined for none.
   * @throws {CallError} badInput for somebody who is no lecturer of the event
   */
  async function findLecturer(
    tx: Database,
    liveId: string,
    { act, lecturerId }: Pick<InputOf<'decideLiveQuestion'>, 'act' | 'lecturerId'>,
    accountId: string,
  ): Promise<string | undefined> {
    const participants = createParticipantRepository(tx);
    if (lecturerId !== undefined && (act === 'assign' || act === 'start')) {
      if (!(await participants.isLecturer(liveId, lecturerId))) throw new CallError('badInput');
      return lecturerId;
    }
    const ownId = act === 'answer' ? await doctors.findPublicProfileId(accountId) : null;
    return ownId !== null && (await participants.isLecturer(liveId, ownId)) ? ownId : undefined;
  }
}
