import { z } from 'zod';
import { id, timestamp } from '../fields.ts';

/** A picture of the library in several widths, with a placeholder (rules/media#pictures). */
export const picture = z.object({
  /** The widest variant. */
  url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
  alt: z.string(),
  /** ThumbHash, base64. */
  thumbHash: z.string(),
  variants: z.array(z.object({ url: z.string(), width: z.number().int() })),
});

/** One of the twelve specialties. */
export const specialty = z.object({ id, name: z.string(), nameEn: z.string() });

/** The author of an item as cards show it. */
export const author = z.object({
  id,
  name: z.string(),
  nameEn: z.string(),
  title: z.string(),
  hospital: z.string(),
  specialtyId: id,
  /** Path of the portrait, 512 px; empty for none (rules/personal#portrait). */
  portrait: z.string(),
});

/** Fields of a course's card only. */
const courseFields = z.object({
  lessons: z.array(z.object({ type: z.enum(['video', 'document', 'case', 'test']), minutes: z.number() })),
  hours: z.number(),
  points: z.number(),
  creditClass: z.string(),
  /** Yuan. */
  price: z.number(),
  vipFree: z.boolean(),
  /** The names of the first three lecturers, and how many there are. */
  lecturers: z.object({ names: z.array(z.string()), count: z.number().int() }),
  /** The caller's progress; null if not joined or not logged in (rules/learning#lessons). */
  learning: z
    .object({
      /** Lessons that are done. */
      done: z.number().int(),
      /** The share of each lesson that was learnt, 0 to 1. */
      shares: z.array(z.number().min(0).max(1)),
      isCompleted: z.boolean(),
    })
    .nullable(),
});

/** Fields of a case's card only. */
const caseFields = z.object({
  sex: z.string(),
  age: z.number().int(),
  classification: z.string(),
  /** Empty for a case without a decision, as its options are. */
  question: z.string(),
  options: z.array(z.string()),
  /** Number of votes (rules/case#votes). */
  voteNum: z.number().int(),
  /** True if the caller voted; of a visitor, from this browser, in lists and on the page of the case. */
  answered: z.boolean(),
  tags: z.array(z.object({ id, name: z.string() })),
});

/** A resource as every list, section and recommendation shows it. */
export const resourceCard = z.object({
  resourceType: z.number().int(),
  resourceId: id,
  title: z.string(),
  titleEn: z.string(),
  summary: z.string(),
  picture,
  specialty,
  /** Null where the account that wrote it is erased (rules/doctor#erasure). */
  author: author.nullable(),
  publishedAt: timestamp,
  /** Plays of a video, learners of a course, views of anything else. */
  viewCount: z.number().int(),
  /** The length of a video, in seconds. */
  durationSeconds: z.number().nullable(),
  /** Pages of a document. */
  pages: z.number().int().nullable(),
  vip: z.boolean(),
  /** Share that the caller has watched, 0 to 1; null when never opened or not logged in. */
  watched: z.number().min(0).max(1).nullable(),
  course: courseFields.nullable(),
  case: caseFields.nullable(),
  /** The page in the portal. */
  pcLink: z.string(),
});

export type Picture = z.infer<typeof picture>;
export type Specialty = z.infer<typeof specialty>;
export type Author = z.infer<typeof author>;
export type ResourceCard = z.infer<typeof resourceCard>;
