import { z } from 'zod';
import { sharedFields, words } from './shared-fields.ts';

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
