import type { Locale } from '@osteon/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';

/** A person or company that can log in, identified by a mobile number, an e-mail or both; rules/account#fields. */
export const account = pgTable(
  'account',
  {
    /** The contract's customerId: random, so that it can be neither guessed nor counted. */
    id: text().primaryKey(),
    mobile: text(),
    /** In lower case. */
    email: text(),
    /** argon2id; null for an account without a password. */
    passwordHash: text(),
    name: text().notNull().default(''),
    medicalTitle: text().notNull().default(''),
    company: text().notNull().default(''),
    /** A specialty of the library; empty if none is chosen. */
    specialtyId: text().notNull().default(''),
    /** Path of the portrait; empty for none (rules/personal#portrait). */
    logo: text().notNull().default(''),
    /** The owner's description of themselves (rules/personal#biography). */
    biography: text().notNull().default(''),
    /** rules/permission#roles */
    roleId: smallint().notNull(),
    /** 2 leads to certification after login; rules/certification#auth-state. */
    authState: smallint().notNull(),
    memberType: smallint().notNull().default(0),
    expirationTime: timestampMs(),
    buyType: smallint().notNull().default(0),
    /** Fen off the first annual card; null if no discount is offered. */
    discountFen: integer(),
    /** 0 Chinese, 1 not. */
    internationalStatus: smallint().notNull().default(0),
    /** The chosen language of the interface; null if none was chosen (rules/language#interface-language). */
    locale: text().$type<Locale>(),
    /** IANA zone of the device that was used last; null for the clock of Shanghai (rules/format#time-zones). */
    timeZone: text(),
    /** Set while a cancellation is pending: every login is refused; rules/cancellation#states. */
    cancelRequestedAt: timestampMs(),
    /** The time at which the owner last confirmed the phone; rules/phone-binding#bind-check. */
    bindConfirmedAt: timestampMs(),
    /**
     * The time at which the form that accepts the two agreements was sent; their versions are stored with the consent.
     */
    agreedAt: timestampMs().notNull(),
    createdAt: timestampMs().notNull(),
  },
  (table) => [
    uniqueIndex('account_mobile').on(table.mobile),
    uniqueIndex('account_email').on(table.email),
    index('account_cancelling').on(table.cancelRequestedAt).where(sql`${table.cancelRequestedAt} is not null`),
    check('account_named', sql`${table.mobile} is not null or ${table.email} is not null`),
    check('account_locale', sql`${table.locale} in ('zh', 'en')`),
    check('account_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

/** The language of everything that is sent to an account, as `getAccountLocale`. */
export const accountLocale = sql<Locale>`coalesce(${account.locale}, case ${account.internationalStatus} when 0 then 'zh' else 'en' end)`;
