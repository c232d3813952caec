import {
  type AttachmentType,
  CERTIFICATION_COUNTRIES,
  CERTIFICATION_KINDS,
  type CertificationItem,
  type CertificationState,
} from '@osteon/domain';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { bytes, timestampMs } from '../../platform/database/columns.ts';
import { account } from '../account/accounts/tables.ts';
import type { JudgedItem } from './items.ts';

const STATES = ['draft', 'review', 'accepted', 'refused', 'revoked'] as const satisfies readonly CertificationState[];

/** The events in the history of an account. */
export const CERTIFICATION_EVENTS = ['submit', 'resubmit', 'accept', 'refuse', 'revoke', 'deletePictures'] as const;

/** A certification; at most one open per account (rules/certification#states). */
export const certification = pgTable(
  'certification',
  {
    id: text().primaryKey(),
    /** Number for people, counted by day: `RZ20261121-0312`. */
    number: text().notNull(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text({ enum: CERTIFICATION_KINDS }).notNull(),
    country: text({ enum: CERTIFICATION_COUNTRIES }).notNull(),
    state: text({ enum: STATES }).notNull(),
    /** The legal person if the applicant is a company. */
    fullName: text().notNull(),
    /** Hospital, or company. */
    hospital: text().notNull(),
    department: text().notNull(),
    title: text().notNull(),
    specialtyIds: text().array().notNull(),
    /** Unified social credit code of a company; empty for persons. */
    licenceNo: text().notNull(),
    /** rules/certification#items */
    items: jsonb().$type<readonly JudgedItem[]>().notNull(),
    createdAt: timestampMs().notNull(),
    /** Its position in the queue, which it retains when it is submitted again. */
    submittedAt: timestampMs(),
    /** The time of the last submission. */
    sentAt: timestampMs(),
    /** Null until it is decided, and while it must be decided again. */
    decidedAt: timestampMs(),
    decidedBy: text(),
  },
  (table) => [
    uniqueIndex('certification_number').on(table.number),
    uniqueIndex('certification_open').on(table.accountId).where(sql`${table.state} in ('draft', 'review', 'refused')`),
    index('certification_account').on(table.accountId, table.createdAt),
    index('certification_queue').on(table.state, table.submittedAt, table.id),
  ],
);

/**
 * A picture of a certification, or one that was uploaded for it; its file is encrypted and private
 * (rules/certification-pictures#pictures).
 */
export const certificationPicture = pgTable(
  'certification_picture',
  {
    /** The contract's attPath: random, so that it can be neither guessed nor counted. */
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Null until it is submitted, and after another one has replaced it. */
    certificationId: text().references(() => certification.id, { onDelete: 'cascade' }),
    attType: smallint().$type<AttachmentType>().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    createdAt: timestampMs().notNull(),
    /** The time of its submission, as it is valid once; null before. */
    takenAt: timestampMs(),
  },
  (table) => [
    index('certification_picture_account').on(table.accountId, table.createdAt),
    index('certification_picture_certification').on(table.certificationId),
    index('certification_picture_waiting').on(table.createdAt).where(sql`${table.certificationId} is null`),
  ],
);

/** The history of a certification (rules/certification#states). */
export const certificationEvent = pgTable(
  'certification_event',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    certificationId: text()
      .notNull()
      .references(() => certification.id, { onDelete: 'cascade' }),
    at: timestampMs().notNull(),
    event: text({ enum: CERTIFICATION_EVENTS }).notNull(),
    /** The items that were submitted or refused. */
    items: text().array().$type<CertificationItem[]>().notNull(),
    /** The time at which the decided items were submitted; null for other events. */
    sentAt: timestampMs(),
  },
  (table) => [
    index('certification_event_account').on(table.accountId, table.at),
    index('certification_event_certification').on(table.certificationId),
    index('certification_event_decision').on(table.at).where(sql`${table.sentAt} is not null`),
  ],
);

/** The progress of a phone that has scanned the code of its account. */
export const PHONE_STEPS = ['basicInfo', 'upload', 'review', 'submitted'] as const;

/**
 * The QR code by which an account's phone certifies it: the newest one, as it voids the others
 * (rules/certification-pages#qr-code).
 */
export const certificationScene = pgTable(
  'certification_scene',
  {
    accountId: text()
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** SHA-256 of the browser's nonce, which the code contains. */
    nonceHash: bytes().notNull(),
    level: smallint().$type<1 | 2>().notNull(),
    /** The phone's session that scanned it, which alone can continue; null before. */
    sessionId: text(),
    step: text({ enum: PHONE_STEPS }),
    createdAt: timestampMs().notNull(),
    /** The time until which it can be scanned. */
    expiresAt: timestampMs().notNull(),
  },
  (table) => [index('certification_scene_created').on(table.createdAt)],
);
