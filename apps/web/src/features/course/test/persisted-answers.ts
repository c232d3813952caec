import type { RequestOf } from '@osteon/contract';
import { STORAGE_KEYS } from '@osteon/domain';
import type { AttemptQuestion } from '../../../entities/course/api/get-course-test.ts';

/** The chosen options of a question. */
export type Draft = Pick<AttemptQuestion, 'answer' | 'isMarked'>;

/**
 * An answer that the gateway may not have yet, persisted in localStorage: its window may be closed without a network.
 */
interface PersistedAnswer {
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
export function persistAnswer(persisted: Omit<PersistedAnswer, 'at'>): void {
  const { id, questionId } = persisted.payload;
  const others = read().filter(({ payload }) => payload.id !== id || payload.questionId !== questionId);
  write([...others, { ...persisted, at: Date.now() }]);
}

/** Deletes the stored answer to a question, or all of an attempt. */
export function deletePersistedAnswers(id: string, questionId?: string): void {
  const all = read();
  const remaining = all.filter(
    ({ payload }) => payload.id !== id || (questionId !== undefined && payload.questionId !== questionId),
  );
  if (remaining.length < all.length) write(remaining);
}

/** The stored answers of a customer's attempt that another window left. */
export const listPersistedAnswers = (customerId: string, id: string): PersistedAnswer[] =>
  read().filter((persisted) => persisted.customerId === customerId && persisted.payload.id === id);

/** Returns true if two choices are equal. */
export const isSameDraft = (one: Draft, other: Draft): boolean =>
  one.isMarked === other.isMarked && JSON.stringify(one.answer) === JSON.stringify(other.answer);

function read(): PersistedAnswer[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEYS.testAnswers) ?? '[]');
    return Array.isArray(stored)
      ? stored.filter(isPersistedAnswer).filter(({ at }) => Math.abs(Date.now() - at) < LIFE_MS)
      : [];
  } catch {
    return [];
  }
}

function write(all: readonly PersistedAnswer[]): void {
  try {
    if (all.length === 0) localStorage.removeItem(STORAGE_KEYS.testAnswers);
    else localStorage.setItem(STORAGE_KEYS.testAnswers, JSON.stringify(all));
  } catch {
    // Storage is unavailable; the answer is still sent.
  }
}

/** Only this file writes the key; an entry that an older version wrote is dropped. */
function isPersistedAnswer(value: unknown): value is PersistedAnswer {
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
