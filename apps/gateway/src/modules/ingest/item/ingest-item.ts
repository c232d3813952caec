import { z } from 'zod';

/** A text that is not blank. */
const words = z.string().trim().min(1).max(2000);

/** Fields of every item that is imported from a file (rules/ingest#items). */
const sharedFields = {
  /** Identifies the item: an import with the id of an existing one replaces it. */
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,63}$/, 'must be of small letters, digits and hyphens'),
  title: words,
  titleEn: z.string().trim().default(''),
  specialty: words,
  /** Id of a doctor. */
  author: words,
  /** Names of tags. */
  tags: z.array(words).default([]),
  summary: words,
  vip: z.boolean().default(false),
  /** True if the item is published once its files are ready. */
  publish: z.boolean().default(false),
};

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

/** The JSON beside a PDF: `guideline.pdf` has `guideline.json` (rules/ingest#items). */
export const documentItem = z.strictObject({
  ...sharedFields,
  kind: words,
  /** Id of the doctor who reviewed it. */
  reviewer: words.nullable().default(null),
  /** The latest year of the evidence. */
  evidenceDate: words,
  references: z.array(words).default([]),
});

export type DocumentItem = z.output<typeof documentItem>;

/** An item as it is stored with its import. */
export type IngestItem =
  | { readonly type: 'film'; readonly item: VideoItem }
  | { readonly type: 'document'; readonly item: DocumentItem };

/** The names of an import's files in its folder of the storage. */
export interface IngestFiles {
  readonly source: string;
  /** Null if the cover is a frame of the video or the first page. */
  readonly cover: string | null;
  readonly subtitles: readonly { readonly language: MediaLanguage; readonly file: string }[];
}
