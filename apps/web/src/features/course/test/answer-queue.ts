import type { RequestOf } from '@osteon/contract';
import { create } from 'zustand';
import { codes, GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { useSession } from '../../../lib/session/session-store.ts';
import { saveTestAnswer } from '../api/save-test-answer.ts';
import { type Draft, deletePersistedAnswers, persistAnswer } from './persisted-answers.ts';

/** An answer that the gateway may not have yet. */
interface UnsavedAnswer {
  /** Account of the answer; not sent while another customer, or none, is logged in. */
  readonly customerId: string;
  readonly payload: RequestOf<'saveTestAnswer'>;
  /** The choice that the gateway may have received from this window. */
  readonly known: readonly Draft[];
  /** A held answer is not sent: it is being submitted, or was rejected. */
  readonly state: 'waiting' | 'sending' | 'failed' | 'held';
  readonly onSaved: () => void;
  readonly onRefused: () => void;
}

/** Retry delay after a failed save, in ms. */
const RETRY_MS = 3_000;

/** Debounce time of changes of one question, in ms. */
const GATHER_MS = 400;

/**
 * Queue of the test answers that are not saved yet. It outlives the page, which may be left at any time; answers are
 * sent one call at a time and retried until they are saved (rules/course-test#saving).
 */
export const useAnswerQueue = create<{ readonly unsaved: readonly UnsavedAnswer[] }>(() => ({ unsaved: [] }));

let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<void> | null = null;

/** Maximum number of unsaved changes of one question that are remembered. */
const KNOWN_MAX = 20;

const isOf = (id: string) => (each: UnsavedAnswer) => each.payload.id === id;
const toDraft = ({ answer, isMarked }: UnsavedAnswer['payload']): Draft => ({ answer, isMarked });
const isOfQuestion =
  ({ id, questionId }: UnsavedAnswer['payload']) =>
  ({ payload }: UnsavedAnswer) =>
    payload.id === id && payload.questionId === questionId;
const isToSend = ({ customerId, state }: UnsavedAnswer) =>
  customerId === useSession.getState().customerId && (state === 'waiting' || state === 'failed');
const getUnsaved = () => useAnswerQueue.getState().unsaved;

function drop(isDropped: (each: UnsavedAnswer) => boolean): void {
  useAnswerQueue.setState({ unsaved: getUnsaved().filter((each) => !isDropped(each)) });
}

function mark(isMarked: (each: UnsavedAnswer) => boolean, state: UnsavedAnswer['state']): void {
  useAnswerQueue.setState({ unsaved: getUnsaved().map((each) => (isMarked(each) ? { ...each, state } : each)) });
}

function scheduleFlush(pause: number): void {
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
      if (!getUnsaved().some(isOfQuestion(payload))) deletePersistedAnswers(payload.id, payload.questionId);
    } catch (error) {
      if (error instanceof GatewayError && error.kind === 'refused' && error.code < codes.tooMany) {
        // The attempt or the session has ended.
        mark(isOf(payload.id), 'held');
        deletePersistedAnswers(payload.id);
        onRefused();
      } else {
        mark((each) => isSame(each) && each.state === 'sending', 'failed');
        scheduleFlush(RETRY_MS);
        return;
      }
    }
  }
}

/**
 * Queues an answer to be saved soon, replacing an earlier one to its question; `saved` is the choice that the gateway
 * has.
 */
export function queueAnswer({
  saved,
  ...answer
}: Omit<UnsavedAnswer, 'state' | 'known'> & { readonly saved: Draft }): void {
  const isSameQuestion = isOfQuestion(answer.payload);
  const earlier = getUnsaved().find(isSameQuestion);
  const known = earlier ? [...earlier.known, toDraft(earlier.payload)].slice(-KNOWN_MAX) : [saved];
  drop(isSameQuestion);
  useAnswerQueue.setState({ unsaved: [...getUnsaved(), { ...answer, known, state: 'waiting' }] });
  persistAnswer({ customerId: answer.customerId, payload: answer.payload, known });
  scheduleFlush(GATHER_MS);
}

/** Flushes the queue immediately. */
export function flushAnswers(): void {
  clearTimeout(timer);
  sending ??= send().finally(() => {
    sending = null;
  });
}

/**
 * Holds the answers of an attempt while it is submitted, and permanently if that succeeds. Returns the unsaved ones,
 * once no call is in flight.
 */
export async function holdAnswers(id: string): Promise<RequestOf<'submitCourseTest'>['answers']> {
  mark(isOf(id), 'held');
  await sending;
  return getUnsaved()
    .filter(isOf(id))
    .map(({ payload: { questionId, answer } }) => ({ questionId, answer }));
}

/** Deletes the answers of a submitted attempt. */
export function dropAnswers(id: string): void {
  drop(isOf(id));
  deletePersistedAnswers(id);
}

/** Sends the held answers of an attempt after a failed submission. */
export function releaseAnswers(id: string): void {
  mark((each) => isOf(id)(each) && each.state === 'held', 'waiting');
  flushAnswers();
}

// The responses of these calls are lost with the page: if it is restored, the calls are retried.
window.addEventListener('pagehide', () => {
  for (const { payload } of getUnsaved().filter(isToSend)) saveTestAnswer(payload).catch(() => {});
});
