import { CREDIT_CLASSES, PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { timestamp } from '../fields.ts';
import { creditEvidence } from './evidence.ts';

/** A figure of each class. */
const byClass = z.object({ I: z.number(), II: z.number() });

/** A line of an account's credit (rules/credit#lines). */
const creditLine = z.object({
  id: z.string(),
  /** What it was earned by. */
  sourceType: z.enum(['course', 'video']),
  sourceId: z.string(),
  title: z.string(),
  titleEn: z.string(),
  creditClass: z.enum(CREDIT_CLASSES),
  hours: z.number(),
  points: z.number(),
  evidence: creditEvidence,
  bookedAt: timestamp,
  /** When it was revoked, and why; null and empty while it counts. */
  revokedAt: timestamp.nullable(),
  revokedReason: z.string(),
});

/** The credit of the caller in a year: lines, targets and forecast (rules/credit#years). */
export const getCreditYear = call({
  name: 'getCreditYear',
  family: 'credit',
  mode: 'get',
  summary: "The caller's credit of a year",
  request: {
    /** The present year by default; none that is to come. */
    year: z.coerce.number().int().min(2000).max(9999).optional(),
  },
  response: z.object({
    year: z.number().int(),
    /** The present year and those with lines, the latest first. */
    years: z.array(z.number().int()),
    /** The latest first; what was revoked is among them and counts nothing. */
    lines: z.array(creditLine),
    targets: byClass,
    earned: byClass,
    /** Study hours of the lines that count. */
    hours: z.number(),
    /** What the pace of the last three months leads to; null for a year that is over (rules/credit#forecast). */
    forecast: z
      .object({
        missing: z.number(),
        expected: z.number(),
        expectedByClass: byClass,
        expectedMissing: z.number(),
      })
      .nullable(),
  }),
  session: 'required',
  scene: PermissionScene.personalHome,
});
