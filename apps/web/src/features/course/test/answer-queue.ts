import type { RequestOf } from '@osteon/contract';
import { create } from 'zustand';
import { codes, GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { saveTestAnswer } from '../api/save-test-answer.ts';

/** An answer that the gateway does not have for sure. */
interface UnsavedAnswer {
  readonly payload: RequestOf<'saveTestAnswer'>;
  /** One that is held is not sent: it is being submitted, or was refused. */
  readonly state: 'waiting' | 'sending' | 'failed' | 'held';
  readonly onSaved: () => void;
  readonly onRefused: () => void;
}

/** Pause before what could not be saved is sent again, in ms. */
const RETRY_MS = 3_000;

/** How long several changes of one question are gathered, in ms. */
const GATHER_MS = 400;

/**
 * The answers of tests that are not saved yet. They outlive their page, which may be left at any time, and are sent one call at
 * a time and again until they are saved (rules/course-test#saving).
 */
export const useAnswerQueue = create<{ readonly unsaved: readonly UnsavedAnswer[] }>(() => ({ unsaved: [] }));

let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<void> | null = null;

const isOf = (id: string) => (each: UnsavedAnswer) => each.payload.id === id;
const isToSend = ({ state }: UnsavedAnswer) => state === 'waiting' || state === 'failed';
const getUnsaved = () => useAnswerQueue.getState().unsaved;

function drop(isDropped: (each: UnsavedAnswer) => boolean): void {
  useAnswerQueue.setState({ unsaved: getUnsaved().filter((each) => !isDropped(each)) });
}

function mark(isMarked: (each: UnsavedAnswer) => boolean, state: UnsavedAnswer['state']): void {
  useAnswerQueue.setState({ unsaved: getUnsaved().map((each) => (isMarked(each) ? { ...each, state } : each)) });
}

function plan(pause: number): void {
  clearTimeout(timer);
  timer = setTimeout(flushAnswers, pause);
}

async function send(): Promise<void> {
  for (let next = getUnsaved().find(isToSend); next; next = getUnsaved().find(isToSend)) {
    const { payload, onSaved, onRefused } = next;
    const isSame = (each: UnsavedAnswer) => each.payload === payload;
    mark(isSame, 'sending');
    try {
      await saveTestAnswer(payload);
      onSaved();
      drop(isSame);
    } catch (error) {
      if (error instanceof GatewayError && error.kind === 'refused' && error.code < codes.tooMany) {
        // The attempt is over, or the session.
        mark(isOf(payload.id), 'held');
        onRefused();
      } else {
        mark((each) => isSame(each) && each.state === 'sending', 'failed');
        plan(RETRY_MS);
        return;
      }
    }
  }
}

/** Saves an answer soon, in place of an earlier one to its question. */
export function queueAnswer(answer: Omit<UnsavedAnswer, 'state'>): void {
  const { id, questionId } = answer.payload;
  drop(({ payload }) => payload.id === id && payload.questionId === questionId);
  useAnswerQueue.setState({ unsaved: [...getUnsaved(), { ...answer, state: 'waiting' }] });
  plan(GATHER_MS);
}

/** Sends at once what is not saved yet. */
export function flushAnswers(): void {
  clearTimeout(timer);
  sending ??= send().finally(() => {
    sending = null;
  });
}

/**
 * Sends nothing of an attempt that was answered so far, as it is submitted, and for good where that succeeds. Returns what is not
 * saved, once no call is under way.
 */
export async function holdAnswers(id: string): Promise<RequestOf<'submitCourseTest'>['answers']> {
  mark(isOf(id), 'held');
  await sending;
  return getUnsaved()
    .filter(isOf(id))
    .map(({ payload: { questionId, answer } }) => ({ questionId, answer }));
}

/** Sends what was held of an attempt after all. */
export function releaseAnswers(id: string): void {
  mark((each) => isOf(id)(each) && each.state === 'held', 'waiting');
  flushAnswers();
}

// Nothing more is heard of these calls: where the page comes back, they are made again.
window.addEventListener('pagehide', () => {
  for (const { payload } of getUnsaved().filter(isToSend)) saveTestAnswer(payload).catch(() => {});
});
