import type { CreditEvidence } from '@osteon/contract';
import { CREDIT_CLASSES, CREDIT_SOURCES } from '@osteon/domain';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { bytes, timestampMs } from '../../platform/database/columns.ts';
import { account } from '../account/accounts/tables.ts';
import type { TranscriptOptions } from './transcript/transcript-content.ts';

/**
 * Credit ledger: lines that an account has earned, one of each source (rules/credit#lines). A line is never deleted
 * while its account exists: a wrong one is revoked.
 */
export const creditLine = pgTable(
  'credit_line',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    sourceType: text({ enum: CREDIT_SOURCES }).notNull(),
    /** Id of a resource, without a foreign key, since a line outlives it; of an adjustment its own id. */
    sourceId: text().notNull(),
    /** Values at the time of the award. */
    title: text().notNull(),
    titleEn: text().notNull(),
    creditClass: text({ enum: CREDIT_CLASSES }).notNull(),
    /** Study hours and credits with one decimal; those of an adjustment may be negative. */
    hours: numeric({ precision: 5, scale: 1, mode: 'number' }).notNull(),
    points: numeric({ precision: 5, scale: 1, mode: 'number' }).notNull(),
    evidence: jsonb().$type<CreditEvidence>().notNull(),
    /** Reason of an adjustment, for its owner; empty for anything else. */
    reason: text().notNull().default(''),
    awardedAt: timestampMs().notNull(),
    /** Null while it counts. */
    revokedAt: timestampMs(),
    /** Reason of the revocation, for the owner; empty while it counts. */
    revokedReason: text().notNull().default(''),
  },
  (table) => [
    unique('credit_line_source').on(table.accountId, table.sourceType, table.sourceId),
    index('credit_line_list').on(table.accountId, table.awardedAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    check(
      'credit_line_figures',
      sql`${table.sourceType} = 'adjustment' or (${table.hours} >= 0 and ${table.points} > 0)`,
    ),
    check('credit_line_reason', sql`(${table.sourceType} = 'adjustment') = (${table.reason} <> '')`),
    check('credit_line_revoked', sql`(${table.revokedAt} is null) = (${table.revokedReason} = '')`),
  ],
);

/** Credit settings of an account; no row before the first change. */
export const creditSetting = pgTable(
  'credit_setting',
  {
    accountId: text()
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Yearly deadline of the account's unit for its credits (rules/credit#deadline). */
    deadlineMonth: smallint().notNull(),
    deadlineDay: smallint().notNull(),
  },
  (table) => [
    check(
      'credit_setting_deadline',
      sql`${table.deadlineMonth} between 1 and 12 and ${table.deadlineDay} between 1 and 31`,
    ),
  ],
);

/**
 * Issued transcripts with their printed values, and those that are being prepared, at most one of an account
 * (rules/credit#transcript). A row is retained as long as its account, so that its paper can be verified; its file does
 * not.
 */
export const transcript = pgTable(
  'transcript',
  {
    serial: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    state: text({ enum: ['preparing', 'ready', 'failed'] }).notNull(),
    requestedAt: timestampMs().notNull(),
    /** Time at which it was issued or abandoned. */
    finishedAt: timestampMs(),
    year: smallint().notNull(),
    /** First and last timestamp of its lines. */
    fromAt: timestampMs().notNull(),
    toAt: timestampMs().notNull(),
    options: jsonb().$type<TranscriptOptions>().notNull(),
    /** Printed fields of its owner; empty until it is issued. */
    name: text().notNull().default(''),
    medicalTitle: text().notNull().default(''),
    company: text().notNull().default(''),
    lines: integer().notNull().default(0),
    hours: numeric({ precision: 7, scale: 1, mode: 'number' }).notNull().default(0),
    pointsI: numeric({ precision: 7, scale: 1, mode: 'number' }).notNull().default(0),
    pointsII: numeric({ precision: 7, scale: 1, mode: 'number' }).notNull().default(0),
    /** Ed25519 signature of serial, period and sums (rules/credit#signature). */
    signature: bytes(),
    /** SHA-256 of the file. */
    fileHash: bytes(),
    fileBytes: integer().notNull().default(0),
    /** True if the file is still stored. */
    hasFile: boolean().notNull().default(false),
    /** Serial of the newest one of the same account and year; null for that one. */
    replacedBy: text(),
    /** Null while it is valid. */
    revokedAt: timestampMs(),
    revokedReason: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('transcript_preparing').on(table.accountId).where(sql`${table.state} = 'preparing'`),
    index('transcript_newest').on(table.accountId, table.requestedAt.desc().nullsFirst()),
    index('transcript_files').on(table.finishedAt).where(sql`${table.hasFile}`),
    check('transcript_finished', sql`(${table.state} = 'preparing') = (${table.finishedAt} is null)`),
    check(
      'transcript_issued',
      sql`(${table.state} = 'ready') = (${table.signature} is not null and ${table.fileHash} is not null)`,
    ),
    check('transcript_revoked', sql`(${table.revokedAt} is null) = (${table.revokedReason} = '')`),
  ],
);

/**
 * Certificates of completed courses with their printed values (rules/credit#certificate). A row is retained as long as
 * its account, so that its paper can be verified; the PDF is drawn from it.
 */
export const courseCertificate = pgTable(
  'course_certificate',
  {
    serial: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Without a foreign key, since a certificate outlives its course. */
    courseId: text().notNull(),
    name: text().notNull(),
    title: text().notNull(),
    titleEn: text().notNull(),
    lessons: integer().notNull(),
    lecturers: text().array().notNull(),
    completedAt: timestampMs().notNull(),
    hours: numeric({ precision: 5, scale: 1, mode: 'number' }).notNull(),
    /** Credit awarded for the course; no class and 0 if none was. */
    creditClass: text({ enum: CREDIT_CLASSES }),
    points: numeric({ precision: 5, scale: 1, mode: 'number' }).notNull(),
    /** Score of its test; null for a course without one. */
    score: integer(),
    issuedAt: timestampMs().notNull(),
    /** Ed25519 signature of serial, course, day and credits (rules/credit#signature). */
    signature: bytes().notNull(),
    /**
     * SHA-256 of its files, hexadecimal: one of each language, and others for each release of the gateway that draws
     * them differently.
     */
    fileHashes: text().array().notNull().default([]),
    /** Serial of the newer one of the same account and course; null for that one. */
    replacedBy: text(),
    /** Null while it is valid. */
    revokedAt: timestampMs(),
    revokedReason: text().notNull().default(''),
  },
  (table) => [
    uniqueIndex('course_certificate_newest')
      .on(table.accountId, table.courseId)
      .where(sql`${table.replacedBy} is null`),
    index('course_certificate_account').on(table.accountId),
    check('course_certificate_credit', sql`(${table.creditClass} is null) = (${table.points} = 0)`),
    check('course_certificate_revoked', sql`(${table.revokedAt} is null) = (${table.revokedReason} = '')`),
  ],
);
