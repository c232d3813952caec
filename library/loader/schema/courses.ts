import { z } from 'zod';
import { daysAgo, itemId, specialtyId, words } from './fields.ts';
import { testQuestion } from './questions.ts';

/**
 * Stays the same when the lesson is renamed or moved; starts with the id of its course, as lessons have no file of
 * their own.
 */
const lessonId = z.string().regex(/^[a-z]+\d+-l\d+$/);

const lesson = { id: lessonId, title: words, minutes: z.number().int().positive(), tryWatch: z.boolean() };

/** A PDF attachment of a course, by its path below `media` (rules/course#attachments). */
const attachment = z.strictObject({
  id: z.string().regex(/^[a-z]+\d+-a\d+$/),
  title: words,
  file: z.string().regex(/^attachments\/[\w-]+\.pdf$/),
});

/** courses.json. The price is in yuan. */
export const courses = z.array(
  z
    .strictObject({
      id: itemId,
      title: words,
      titleEn: words,
      specialty: specialtyId,
      tags: z.array(words),
      lecturerIds: z.array(itemId).min(1),
      summary: words,
      objectives: z.array(words),
      audience: words,
      /** The least experience that it is made for. */
      level: z.enum(['resident', 'attending', 'senior']),
      credit: z.strictObject({ class: z.string(), hours: z.number().min(0), points: z.number().min(0) }),
      price: z.number().min(0),
      vipFree: z.boolean(),
      /** Each lesson opens when those before it are done. */
      inOrder: z.boolean().default(false),
      publishedDaysAgo: daysAgo,
      lessons: z
        .array(
          z.discriminatedUnion('type', [
            z.strictObject({ ...lesson, type: z.literal('video'), videoId: itemId }),
            z.strictObject({ ...lesson, type: z.literal('document'), documentId: itemId }),
            z.strictObject({ ...lesson, type: z.literal('case'), caseId: itemId }),
            z.strictObject({ ...lesson, type: z.literal('test'), test: z.literal(true) }),
          ]),
        )
        .min(1),
      test: z.array(testQuestion).default([]),
      attachments: z.array(attachment).default([]),
    })
    .refine(({ id, lessons }) => lessons.every((each) => each.id.startsWith(`${id}-`)), {
      path: ['lessons'],
      error: 'must have ids that begin with the id of their course',
    })
    .refine(({ id, attachments }) => attachments.every((each) => each.id.startsWith(`${id}-`)), {
      path: ['attachments'],
      error: 'must have ids that begin with the id of their course',
    }),
);
