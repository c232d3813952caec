import { z } from 'zod';
import { sharedFields, words } from './shared-fields.ts';

/** Languages of sound and subtitles (rules/language#preferences). */
export const MEDIA_LANGUAGES = ['zh', 'en'] as const;

export type MediaLanguage = (typeof MEDIA_LANGUAGES)[number];

/** Marks are in order of their seconds in the video. */
function refuseUnordered(marks: readonly { readonly startSeconds: number }[], context: z.RefinementCtx): void {
  for (const [index, { startSeconds }] of marks.entries()) {
    const before = marks[index - 1]?.startSeconds ?? -1;
    if (startSeconds > before) continue;
    context.addIssue({ code: 'custom', path: [index, 'startSeconds'], message: 'must be after the one before' });
  }
}

const startSeconds = z.number().min(0);
const chapter = z.strictObject({ startSeconds, title: words, titleEn: z.string().trim().default('') });
const step = z.strictObject({ startSeconds, title: words, detail: words });

/** The JSON beside a video: `film.mp4` has `film.json` (rules/ingest#items). */
export const videoItem = z.strictObject({
  ...sharedFields,
  kind: z.enum(['surgery', 'lecture', 'skill']),
  level: words,
  summaryEn: z.string().trim().default(''),
  chapters: z.array(chapter).max(500).default([]).superRefine(refuseUnordered),
  steps: z.array(step).max(500).default([]).superRefine(refuseUnordered),
  keyPoints: z.array(words).default([]),
  /** Languages of the sound tracks in order, for files whose tags do not state them; null leaves one out. */
  audioLanguages: z.array(z.enum(MEDIA_LANGUAGES).nullable()).optional(),
});

export type VideoItem = z.output<typeof videoItem>;
