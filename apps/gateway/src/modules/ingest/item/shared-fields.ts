import { z } from 'zod';

/** A text that is not blank. */
export const words = z.string().trim().min(1).max(2000);

/** Fields of every item that is imported from a file (rules/ingest#items). */
export const sharedFields = {
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
