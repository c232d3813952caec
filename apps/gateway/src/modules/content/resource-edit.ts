import { z } from 'zod';

/** Characters of the texts of a card. */
const TITLE_MAX = 200;
const SUMMARY_MAX = 2000;

/** A text of one line or paragraph: trimmed, and without control characters. */
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most, { error: `may have ${most} characters at most` })
    .regex(/^\P{Cc}*$/u, { error: 'must not contain control characters' });

const requiredText = (most: number) => text(most).min(1, { error: 'must not be empty' });

const list = (what: string) =>
  z
    .array(requiredText(TITLE_MAX))
    .max(20, { error: 'may have 20 entries at most' })
    .refine((entries) => new Set(entries).size === entries.length, { error: `must name each ${what} once` });

const chapter = z.strictObject({
  startSeconds: z.number().int().min(0),
  title: requiredText(TITLE_MAX),
  titleEn: text(TITLE_MAX).default(''),
});

/** The fields of a resource that an editor may change; absent fields stay unchanged (rules/content#edits). */
export const resourceEdit = z
  .strictObject({
    title: requiredText(TITLE_MAX),
    titleEn: text(TITLE_MAX),
    summary: text(SUMMARY_MAX),
    /** Names of tags. */
    tags: list('tag'),
    /** Ids of doctors; the first is on the card. */
    authors: list('author').min(1, { error: 'must name at least one doctor' }),
    chapters: z
      .array(chapter)
      .max(200, { error: 'may have 200 entries at most' })
      .refine(
        (chapters) =>
          chapters.every(({ startSeconds }, index) => startSeconds > (chapters[index - 1]?.startSeconds ?? -1)),
        { error: 'must start one after the other' },
      ),
  })
  .partial()
  .refine((edit) => Object.keys(edit).length > 0, { error: 'must contain at least one field' });

export type ResourceEdit = z.output<typeof resourceEdit>;

/** A change of content that a rule refuses; the message has the reasons, one line per fault. */
export class ContentRefusal extends Error {
  override readonly name = 'ContentRefusal';
}
