import {
  CASE_FOLLOW_UPS_MAX,
  CASE_IMAGES_MAX,
  CASE_IMAGING_MAX,
  CASE_OPTIONS_MAX,
  CASE_SECTIONS,
  CASE_SERIES_MAX,
  CASE_TAGS_MAX,
  CASE_TEXT_MAX as MAX,
} from '@osteon/domain';
import { z } from 'zod';
import { id, multilineText, text, timestamp } from '../fields.ts';
import { caption, casePhase } from './case-media.ts';

/** A tag of a draft: one of the catalogue, or with null a new one for the reviewer (rules/case-draft#tags). */
const draftTag = z.strictObject({ id: id.nullable(), name: text(MAX.tagName), kind: z.enum(['disease', 'surgery']) });

/** A section of a draft; what a remark or conflict is about (rules/case-draft#sections). */
export const caseSection = z.enum(CASE_SECTIONS);

/**
 * The text of a case as its author writes it, besides its title: the keys of `getCase` with the specialty, tags, the places of
 * pictures and series, and the patient's consent (rules/case-draft#fields). Every text may still be empty.
 */
export const caseFields = z.strictObject({
  specialtyId: id.nullable(),
  tags: z.array(draftTag).max(2 * CASE_TAGS_MAX),
  patient: z.strictObject({
    sex: z.enum(['男', '女', '']),
    age: z.number().int().min(0).max(120).nullable(),
    occupation: text(MAX.occupation),
  }),
  chiefComplaint: text(MAX.chiefComplaint),
  history: multilineText(MAX.history),
  examination: multilineText(MAX.examination),
  imaging: z
    .array(
      z.strictObject({
        kind: text(MAX.imagingKind),
        view: text(MAX.imagingView),
        finding: multilineText(MAX.imagingFinding),
      }),
    )
    .max(CASE_IMAGING_MAX),
  laboratory: multilineText(MAX.laboratory),
  diagnosis: text(MAX.diagnosis),
  classification: text(MAX.classification),
  decision: z.strictObject({
    question: text(MAX.question),
    options: z.array(text(MAX.option)).max(CASE_OPTIONS_MAX),
    /** The place of the surgeon's choice among the options, from 0. */
    chosen: z
      .number()
      .int()
      .min(0)
      .max(CASE_OPTIONS_MAX - 1)
      .nullable(),
    reason: multilineText(MAX.reason),
  }),
  operation: multilineText(MAX.operation),
  followUp: z
    .array(
      z.strictObject({
        time: text(MAX.followUpTime),
        finding: multilineText(MAX.followUpFinding),
        score: text(MAX.followUpScore),
      }),
    )
    .max(CASE_FOLLOW_UPS_MAX),
  discussion: multilineText(MAX.discussion),
  /** Uploaded pictures in their order. */
  images: z.array(z.strictObject({ imageId: id, caption, phase: casePhase })).max(CASE_IMAGES_MAX),
  series: z.array(z.strictObject({ seriesId: id, title: caption, phase: casePhase })).max(CASE_SERIES_MAX),
  /** Findings of the detector that the author judged as no identifier (rules/case-draft#identifiers). */
  harmless: z.array(text(64)).max(100),
  /** The author confirms the patient's written consent (rules/case-draft#consent). */
  consent: z.boolean(),
});

/** The title of a case. */
export const caseTitle = text(MAX.title);

/** The stored version of a draft, in the data of saveCaseDraft's `conflict` (rules/case-draft#conflicts). */
export const storedDraft = z.object({
  id,
  version: z.number().int(),
  title: z.string(),
  fields: caseFields,
  savedAt: timestamp,
  /** The browser that saved it, as Chrome; empty for unknown. */
  browser: z.string(),
});
