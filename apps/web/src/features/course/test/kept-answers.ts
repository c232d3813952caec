import type { RequestOf } from '@osteon/contract';
import { STORAGE_KEYS } from '@osteon/domain';
import type { AskedQuestion } from '../../../entities/course/api/get-course-test.ts';

/** The chosen options of a question. */
export type Draft = Pick<AskedQuestion, 'answer' | 'isMarked'>;

/** An answer that the gateway may not have yet, persisted in localStorage: its window may be closed without a network. */
interface KeptAnswer {
  /** Account of the answer; never sent for another one. */
  readonly customerId: string;
  readonly payload: RequestOf<'saveTestAnswer'>;
  /** The choice that the gateway may have received from this device; any other was given on another device since. */
  readonly known: readonly Draft[];
  /** Time of the answer, in ms. */
  readonly at: number;
}

/** Maximum age of a stored answer; longer than any test lasts. */
const LIFE_MS = 24 * 60 * 60_000;

/** Persists an answer, replacing an earlier one to its question. Without storage it is lost with the window. */
export function keepAnswer(kept: Omit<KeptAnswer, 'at'>): void {
  const { id, questionId } = kept.payload;
  const others = read().filter(({ payload }) => payload.id !== id || payload.questionId !== questionId);
  write([...others, { ...kept, at: Date.now() }]);
}

/** Deletes the stored answer to a question, or all of an attempt. */
export function forgetAnswers(id: string, questionId?: string): void {
  const all = read();
  const left = all.filter(
    ({ payload }) => payload.id !== id || (questionId !== undefined && payload.questionId !== questionId),
  );
  if (left.length < all.length) write(left);
}

/** The stored answers of a customer's attempt that another window left. */
export const listKeptAnswers = (customerId: string, id: string): KeptAnswer[] =>
  read().filter((kept) => kept.customerId === customerId && kept.payload.id === id);

/** Returns true if two choices are equal. */
export const isSameDraft = (one: Draft, other: Draft): boolean =>
  one.isMarked === other.isMarked && JSON.stringify(one.answer) === JSON.stringify(other.answer);

function read(): KeptAnswer[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.testAnswers) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isKept).filter(({ at }) => Math.abs(Date.now() - at) < LIFE_MS) : [];
  } catch {
    return [];
  }
}

function write(all: readonly KeptAnswer[]): void {
  try {
    if (all.length === 0) localStorage.removeItem(STORAGE_KEYS.testAnswers);
    else localStorage.setItem(STORAGE_KEYS.testAnswers, JSON.stringify(all));
  } catch {
    // Storage is unavailable; the answer is still sent.
  }
}

/** Only this file writes the key; an entry that an older version wrote is dropped. */
function isKept(value: unknown): value is KeptAnswer {
  return (
    isObject(value) &&
    typeof value['at'] === 'number' &&
    typeof value['customerId'] === 'string' &&
    Array.isArray(value['known']) &&
    value['known'].every(isDraft) &&
    isObject(value['payload']) &&
    typeof value['payload']['id'] === 'string' &&
    typeof value['payload']['questionId'] === 'string' &&
    isDraft(value['payload'])
  );
}

const isDraft = (value: unknown): value is Draft =>
  isObject(value) &&
  Array.isArray(value['answer']) &&
  value['answer'].every(Number.isInteger) &&
  typeof value['isMarked'] === 'boolean';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
