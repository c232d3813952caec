import type { RequestOf } from '@osteon/contract';
import { removeInvisible } from '@osteon/domain';

type DraftTexts = Pick<RequestOf<'saveCaseDraft'>, 'title' | 'fields'>;

/**
 * The texts of a draft as they are stored: without invisible characters, which could reverse what is read, and well
 * formed, as the database refuses half of a character. Space stays: its author is still typing.
 */
export function cleanDraftTexts({ title, fields }: DraftTexts): DraftTexts {
  return { title: removeInvisible(title), fields: cleanValue(fields) };
}

/** The same value with the texts in it cleaned; its shape does not change. */
function cleanValue<Value>(value: Value): Value;
function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return removeInvisible(value);
  if (Array.isArray(value)) return value.map((each: unknown) => cleanValue(each));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]: [string, unknown]) => [key, cleanValue(each)]));
}
