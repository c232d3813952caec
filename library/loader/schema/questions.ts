import { z } from 'zod';
import { itemId, words } from './fields.ts';

/** Most options that a test shows. */
const OPTIONS_MAX = 8;

/** The review link of a question: a chapter or step of a video, a section of a document, or a case. */
const reviewTarget = z.union([
  z.strictObject({ videoId: itemId, at: z.number().int().min(0) }),
  z.strictObject({ documentId: itemId, heading: words }),
  z.strictObject({ caseId: itemId }),
]);

const question = {
  /** Permanent: answers of people refer to it. A question with another meaning gets another id. */
  id: z.string().regex(/^[a-z]+\d+-q\d+$/),
  question: words,
  options: z
    .array(words)
    .min(2)
    .max(OPTIONS_MAX)
    .refine((options) => new Set(options).size === options.length, { error: 'has the same option twice' }),
  explanation: words,
  review: z.array(reviewTarget).default([]),
};

const optionIndex = z.number().int().min(0);

/** A question of a course's test; the options of one of kind `order` are written in their right order. */
export const testQuestion = z
  .discriminatedUnion('kind', [
    z.strictObject({ ...question, kind: z.literal('single'), answerIndex: optionIndex }),
    z.strictObject({ ...question, kind: z.literal('multiple'), answerIndexes: z.array(optionIndex).min(2) }),
    z.strictObject({ ...question, kind: z.literal('order') }),
  ])
  .refine((each) => getAnswerKey(each).every((index) => index < each.options.length), {
    error: 'has an answer that is no option',
  })
  .refine((each) => new Set(getAnswerKey(each)).size === getAnswerKey(each).length, {
    error: 'has the same answer twice',
  });

/** The positions of the right options; of an ordering question all of them, in their order. */
export function getAnswerKey(
  question:
    | { readonly kind: 'single'; readonly answerIndex: number }
    | { readonly kind: 'multiple'; readonly answerIndexes: readonly number[] }
    | { readonly kind: 'order'; readonly options: readonly string[] },
): number[] {
  switch (question.kind) {
    case 'single':
      return [question.answerIndex];
    case 'multiple':
      return question.answerIndexes.toSorted((a, b) => a - b);
    case 'order':
      return question.options.map((_, index) => index);
  }
}
