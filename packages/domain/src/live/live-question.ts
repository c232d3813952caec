import { cleanChatText, isChatText } from './chat-text.ts';
import { LiveStatus } from './live-status.ts';

/** The longest answer in writing, in characters (rules/room-question#answers). */
export const ANSWER_TEXT_MAX = 500;

/** The largest number of unanswered questions of an account in one event (rules/room-question#asking). */
export const OPEN_QUESTIONS_MAX = 3;

/** The states of a question; `merged` and `withdrawn` ones are listed nowhere (rules/room-question#states). */
export const QUESTION_STATES = ['held', 'open', 'answering', 'answered', 'refused', 'merged', 'withdrawn'] as const;
export type QuestionState = (typeof QUESTION_STATES)[number];

/** The actions of an assistant on a question (rules/room-question#states). */
export const QUESTION_ACTS = [
  'pass',
  'refuse',
  'merge',
  'pin',
  'unpin',
  'assign',
  'start',
  'finish',
  'answer',
] as const;
export type QuestionAct = (typeof QUESTION_ACTS)[number];

/** The orders of the list of questions (rules/room-question#lists). */
export const QUESTION_ORDERS = ['hot', 'new', 'mine'] as const;
export type QuestionOrder = (typeof QUESTION_ORDERS)[number];

/** How an event takes questions: at once, held for the assistant, or none (rules/room#details). */
export const ReplyType = { open: 0, held: 1, closed: 2 } as const;

/** The state after each action by the state before; an action that is missing is a conflict. */
const NEXT_STATES: Readonly<Record<QuestionState, Readonly<Partial<Record<QuestionAct, QuestionState>>>>> = {
  held: { pass: 'open', refuse: 'refused', merge: 'merged' },
  open: {
    refuse: 'refused',
    merge: 'merged',
    pin: 'open',
    unpin: 'open',
    assign: 'open',
    start: 'answering',
    answer: 'answered',
  },
  answering: { pin: 'answering', unpin: 'answering', finish: 'answered', answer: 'answered' },
  answered: { pin: 'answered', unpin: 'answered', answer: 'answered' },
  refused: { pass: 'open' },
  merged: {},
  withdrawn: {},
};

/** The state of a question after an action; null if it is not possible (rules/room-question#states). */
export const getNextQuestionState = (state: QuestionState, act: QuestionAct): QuestionState | null =>
  NEXT_STATES[state][act] ?? null;

/** Statuses in which questions are asked and votes are counted: from the announcement to the end. */
const ASKING_STATUSES: readonly number[] = [LiveStatus.advertise, LiveStatus.living, LiveStatus.pause];

/** Returns true if an event takes questions and votes (rules/room-question#asking). */
export const takesQuestions = ({
  status,
  replyType,
}: {
  readonly status: number;
  readonly replyType: number;
}): boolean => ASKING_STATUSES.includes(status) && replyType !== ReplyType.closed;

/** Returns true if a text is a valid question, which has the length of a message. */
export const isQuestionText = isChatText;

/** Returns true if a text is a valid answer: 1 to 500 characters once it is cleaned. */
export function isAnswerText(text: string): boolean {
  const count = Array.from(cleanChatText(text)).length;
  return count > 0 && count <= ANSWER_TEXT_MAX;
}
