import { z } from 'zod';
import { daysAgo, itemId, specialtyId, words } from './fields.ts';

/** Before or after the operation. */
const phase = z.enum(['before', 'after']);

/** cases.json: findings, decisions and outcome. */
export const cases = z.array(
  z.strictObject({
    id: itemId,
    title: words,
    specialty: specialtyId,
    tags: z.array(words),
    authorId: itemId,
    patient: z.strictObject({ sex: words, age: z.number().int().min(0), occupation: words }),
    chiefComplaint: words,
    history: words,
    examination: words,
    imaging: z.array(z.strictObject({ kind: words, view: words, finding: words })),
    laboratory: z.string(),
    diagnosis: words,
    classification: words,
    decision: z.strictObject({ question: words, options: z.array(words).min(2), chosen: words, reason: words }),
    operation: words,
    followUp: z.array(z.strictObject({ time: words, finding: words, score: words })),
    discussion: words,
    /** Illustrations, by their file below imagery/. */
    images: z.array(z.strictObject({ file: z.string(), caption: words, phase })).default([]),
    /** Stacks of the media, by their name. */
    stacks: z.array(z.strictObject({ stack: z.string(), title: words, phase })).default([]),
    publishedDaysAgo: daysAgo,
    comments: z.array(z.strictObject({ expertId: itemId, text: words })),
  }),
);
