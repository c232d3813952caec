import { z } from 'zod';
import { daysAgo, itemId, specialtyId, words } from './fields.ts';

const start = z.number().min(0);

/** videos.json. Times are those of the operation itself; they are fitted to the media. */
export const videos = z.array(
  z.strictObject({
    id: itemId,
    title: words,
    titleEn: words,
    kind: z.enum(['surgery', 'lecture', 'skill']),
    specialty: specialtyId,
    tags: z.array(words),
    authorId: itemId,
    summary: words,
    summaryEn: words,
    durationSeconds: z.number().positive(),
    chapters: z.array(z.strictObject({ startSeconds: start, title: words, titleEn: words })).min(1),
    steps: z.array(z.strictObject({ startSeconds: start, title: words, detail: words })).default([]),
    keyPoints: z.array(words),
    level: words,
    credit: z.number().min(0),
    vip: z.boolean(),
    hasEnglishAudio: z.boolean(),
    publishedDaysAgo: daysAgo,
    playCount: z.number().int().min(0),
    transcript: z.array(z.strictObject({ start, end: z.number().positive(), zh: words, en: words })).default([]),
  }),
);
