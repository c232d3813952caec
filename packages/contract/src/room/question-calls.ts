import { cleanChatText, isAnswerText, isQuestionText, QUESTION_ACTS, QUESTION_ORDERS } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { cursor, id, multilineText, page, timestamp } from '../fields.ts';

/** A question of an event as its reader sees it (rules/room-question#lists). */
const liveQuestion = z.object({
  questionId: id,
  text: z.string(),
  /** The name of who asked; null once the account is erased. */
  name: z.string().nullable(),
  hospital: z.string(),
  isCertified: z.boolean(),
  askedAt: timestamp,
  votes: z.number().int(),
  /** The reader's part: asked it, or voted for it. */
  own: z.object({ isAsked: z.boolean(), isVoted: z.boolean() }),
  /** Held and refused ones are listed to who asked and to assistants alone. */
  state: z.enum(['held', 'open', 'answering', 'answered', 'refused']),
  isPinned: z.boolean(),
  /** The lecturer who is to answer, or has answered; null for none. */
  lecturer: z.object({ id, name: z.string() }).nullable(),
  /** The answer in writing; empty for none. */
  answer: z.string(),
  /** The time at which the answer by voice started, in ms; null without one. */
  answeredAt: timestamp.nullable(),
  /** The same as seconds since the event started, or of its replay; null without one. */
  answeredSeconds: z.number().nullable(),
});

/** The questions of an event (rules/room-question#lists). */
export const listLiveQuestions = call({
  name: 'listLiveQuestions',
  family: 'live',
  mode: 'get',
  summary: 'The questions of a live event',
  request: {
    activityId: id,
    order: z.enum(QUESTION_ORDERS).default('hot'),
    /** Only these: `waiting` open ones, `answered`, or for assistants `held` ones. */
    only: z.enum(['waiting', 'answered', 'held']).optional(),
    /** The watched channel of a replay, whose seconds the answers have; the first one by default. */
    channelId: id.optional(),
    cursor,
  },
  response: page(liveQuestion).extend({
    /** The numbers of all that are listed to the reader. */
    counts: z.object({ waiting: z.number().int(), answered: z.number().int(), held: z.number().int() }),
  }),
  session: 'optional',
  errors: ['notFound', 'notAllowed'],
});

/** Asks a question, idempotent by its id of the page (rules/room-question#asking). */
export const askLiveQuestion = call({
  name: 'askLiveQuestion',
  family: 'live',
  mode: 'post',
  summary: 'Ask a question in a live event',
  request: {
    activityId: id,
    text: multilineText(20_000).transform(cleanChatText).refine(isQuestionText),
    /** The page's own id of the question, its idempotency key; a retry has the same. */
    clientId: id,
  },
  response: liveQuestion,
  session: 'required',
  errors: [
    'notFound',
    'certificationMissing',
    'phoneMissing',
    'emailMissing',
    'chatClosed',
    'chatMuted',
    'questionsClosed',
    'patientData',
    'questionsWaiting',
  ],
  rateLimit: 'chat',
});

/** Votes for a question, or takes the vote back (rules/room-question#votes). */
export const voteLiveQuestion = call({
  name: 'voteLiveQuestion',
  family: 'live',
  mode: 'post',
  summary: 'Vote for a question in a live event',
  request: { questionId: id, on: z.boolean() },
  response: z.object({ votes: z.number().int() }),
  session: 'required',
  errors: [
    'notFound',
    'notAllowed',
    'certificationMissing',
    'phoneMissing',
    'emailMissing',
    'chatClosed',
    'chatMuted',
    'questionsClosed',
  ],
  rateLimit: 'reactions',
});

/** Withdraws an own question that is not answered (rules/room-question#asking). */
export const withdrawLiveQuestion = call({
  name: 'withdrawLiveQuestion',
  family: 'live',
  mode: 'post',
  summary: 'Withdraw a question in a live event',
  request: { questionId: id },
  response: z.object({}),
  session: 'required',
  errors: ['notFound', 'conflict'],
  rateLimit: 'reactions',
});

/** Decides on a question as an assistant; a lecturer of the event answers in writing (rules/room-question#states). */
export const decideLiveQuestion = call({
  name: 'decideLiveQuestion',
  family: 'live',
  mode: 'post',
  summary: 'Pass, pin, assign or answer a question in a live event',
  request: {
    activityId: id,
    questionId: id,
    act: z.enum(QUESTION_ACTS),
    /** The answer, for `answer`. */
    text: multilineText(20_000).transform(cleanChatText).refine(isAnswerText).optional(),
    /** The question that stays, for `merge`. */
    intoId: id.optional(),
    /** The lecturer, for `assign` and `start`. */
    lecturerId: id.optional(),
  },
  response: liveQuestion,
  session: 'required',
  errors: ['notFound', 'notAllowed', 'conflict', 'badInput'],
  rateLimit: 'chat',
});
