import { CREDIT_CLASSES, CREDIT_SOURCES, FIRST_YEAR, ISSUED_SERIAL, PermissionScene } from '@osteon/domain';
import { z } from 'zod';
import { call } from '../call.ts';
import { timestamp } from '../fields.ts';
import { creditEvidence } from './evidence.ts';

/** A figure of each class. */
const byClass = z.object({ I: z.number(), II: z.number() });

/** A line of an account's credit (rules/credit#lines). */
const creditLine = z.object({
  id: z.string(),
  /** Resource by which it was earned. */
  sourceType: z.enum(CREDIT_SOURCES),
  sourceId: z.string(),
  title: z.string(),
  titleEn: z.string(),
  creditClass: z.enum(CREDIT_CLASSES),
  hours: z.number(),
  points: z.number(),
  evidence: creditEvidence,
  /** Reason of an adjustment; empty for anything else. */
  reason: z.string(),
  bookedAt: timestamp,
  /** Time and reason of the revocation; null and empty while it counts. */
  revokedAt: timestamp.nullable(),
  revokedReason: z.string(),
});

/** A day as yyyy-mm-dd. */
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Yearly deadline of the caller's unit for its credits (rules/credit#deadline). */
const deadline = z.object({ month: z.number().int().min(1).max(12), day: z.number().int().min(1).max(31) }).nullable();

/** The credit of the caller in a year: lines, targets and forecast (rules/credit#years); or in days of one. */
export const getCreditYear = call({
  name: 'getCreditYear',
  family: 'credit',
  mode: 'get',
  summary: "The caller's credit of a year",
  request: {
    /** The present year by default; never a future one. */
    year: z.coerce.number().int().min(FIRST_YEAR).max(9999).optional(),
    /** First and last day of a period of one year; the whole year by default (rules/credit#periods). */
    from: day.optional(),
    to: day.optional(),
  },
  response: z.object({
    year: z.number().int(),
    /** First and last timestamp of the requested days; null for a whole year. */
    period: z.object({ fromAt: timestamp, toAt: timestamp }).nullable(),
    /** The present year and those with lines, latest first. */
    years: z.array(z.number().int()),
    /** Lines, latest first; revoked ones are included and do not count. */
    lines: z.array(creditLine),
    targets: byClass,
    earned: byClass,
    /** Study hours of the lines that count. */
    hours: z.number(),
    deadline,
    /** Forecast by the pace of the last three months; null but for the whole present year (rules/credit#forecast). */
    forecast: z
      .object({
        /** End of the forecast: the last timestamp of the deadline's day, or of the year. */
        untilAt: timestamp,
        missing: z.number(),
        expected: z.number(),
        expectedByClass: byClass,
        expectedMissing: z.number(),
      })
      .nullable(),
    /** The caller's latest transcript; null for none. */
    transcript: z
      .object({
        serial: z.string(),
        /** True once a line in it was revoked (rules/credit#transcript): a new one must be requested. */
        state: z.enum(['preparing', 'ready', 'failed', 'revoked']),
        year: z.number().int(),
        fromAt: timestamp,
        toAt: timestamp,
        /** Path of the file, for its owner's session only; empty if there is none, or none any more. */
        url: z.string(),
        availableUntil: timestamp.nullable(),
      })
      .nullable(),
  }),
  session: 'required',
  scene: PermissionScene.personalHome,
  refreshedBy: ['message'],
});

/** Sets the deadline of the caller's unit, or removes it with null (rules/credit#deadline). */
export const saveCreditDeadline = call({
  name: 'saveCreditDeadline',
  family: 'credit',
  mode: 'post',
  summary: "Set the yearly deadline of the caller's unit for credits",
  request: { deadline },
  response: z.object({ deadline }),
  session: 'required',
  scene: PermissionScene.personalHome,
});

/**
 * Requests a transcript of a year, or of days of it, as a PDF; a message notifies when it can be downloaded
 * (rules/credit#transcript). While one is being prepared, that one is returned.
 */
export const exportCredits = call({
  name: 'exportCredits',
  family: 'credit',
  mode: 'post',
  summary: "Request a transcript of the caller's credit as a PDF",
  request: {
    /** The present year by default. */
    year: z.number().int().min(FIRST_YEAR).max(9999).optional(),
    /** First and last day; the whole year by default. */
    from: day.optional(),
    to: day.optional(),
    /** Options: sums of each class, an annex with the evidence, and English. */
    subtotals: z.boolean().default(true),
    evidence: z.boolean().default(true),
    english: z.boolean().default(false),
  },
  response: z.object({
    /** The serial of the transcript. */
    jobId: z.string(),
  }),
  session: 'required',
  scene: PermissionScene.personalHome,
  errors: ['creditsEmpty', 'tooMany'],
});

/** A figure with one decimal, as printed. */
const printedPoints = z.coerce.number().min(0).max(100_000);

/** Sums by class and in total. */
const sums = byClass.extend({ total: z.number() });

const issued = { serial: z.string(), issuedAt: timestamp };

/**
 * Compares a transcript or the certificate of a course with the issued one, without a login
 * (rules/credit#verification): by its serial, and by further values of its code, its paper or its file.
 */
export const verifyTranscript = call({
  name: 'verifyTranscript',
  family: 'credit',
  mode: 'get',
  summary: 'Verify a transcript or a certificate',
  request: {
    serial: z.string().regex(ISSUED_SERIAL),
    pointsI: printedPoints.optional(),
    pointsII: printedPoints.optional(),
    /** base64url. */
    signature: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,128}$/)
      .optional(),
    /** SHA-256 of the file, hexadecimal. */
    fileHash: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .optional(),
  },
  response: z.discriminatedUnion('state', [
    z.object({ state: z.literal('unknown'), serial: z.string() }),
    z.object({
      state: z.literal('valid'),
      ...issued,
      /** Masked. */
      name: z.string(),
      company: z.string(),
      fromAt: timestamp,
      toAt: timestamp,
      credits: sums,
      /** The course of a certificate; null for a transcript. */
      course: z.object({ title: z.string() }).nullable(),
    }),
    z.object({ state: z.literal('altered'), ...issued, recorded: sums, printed: sums }),
    z.object({ state: z.literal('revoked'), ...issued, revokedAt: timestamp, reason: z.string() }),
    z.object({
      state: z.literal('replaced'),
      ...issued,
      total: z.number(),
      replacedBy: z.object({ ...issued, total: z.number() }),
      /** Reason, if it was revoked before; empty if only a newer one was issued. */
      reason: z.string(),
    }),
  ]),
  session: 'none',
  rateLimit: 'transcriptChecks',
  errors: ['tooMany'],
});
