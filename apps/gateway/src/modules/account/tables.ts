import { LOGIN_METHODS, LOGIN_RESULTS } from '@osteon/domain';
import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core';
import { bytes, moment } from '../../platform/database/columns.ts';

/** A person or company that can log in (seed 000 §3). A mobile number or an e-mail names it; both may. */
export const account = pgTable(
  'account',
  {
    /** The seeds' customerId: random, so that it cannot be guessed or counted. */
    id: text().primaryKey(),
    mobile: text(),
    /** In lower case. */
    email: text(),
    /** argon2id; null for an account made by a code (spec-decision 11h). */
    passwordHash: text(),
    name: text().notNull().default(''),
    medicalTitle: text().notNull().default(''),
    company: text().notNull().default(''),
    /** Specialty of the library; empty where none is chosen. */
    specialtyId: text().notNull().default(''),
    /** Path of the portrait; empty where there is none. */
    logo: text().notNull().default(''),
    /** Role id of seed 001 §6. */
    roleId: smallint().notNull(),
    /** 2 leads to certification after login (seed 000 §3). */
    authState: smallint().notNull(),
    memberType: smallint().notNull().default(0),
    expirationTime: moment(),
    buyType: smallint().notNull().default(0),
    /** Fen off the first annual card; null where no discount is offered (seed 000 §3). */
    discountFen: integer(),
    /** 0 Chinese, 1 not (spec-decision 30a). */
    internationalStatus: smallint().notNull().default(0),
    /** Set while a cancellation is under way: every login is refused (spec-decision 8). */
    cancelRequestedAt: moment(),
    /** When the owner last said that the phone is still theirs (spec-decision 9). */
    bindConfirmedAt: moment(),
    /** When the form was sent whose words accept the two agreements; their versions are kept beside the consent. */
    agreedAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('account_mobile').on(table.mobile),
    uniqueIndex('account_email').on(table.email),
    index('account_cancelling').on(table.cancelRequestedAt).where(sql`${table.cancelRequestedAt} is not null`),
    check('account_named', sql`${table.mobile} is not null or ${table.email} is not null`),
    check('account_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

/** A logged-in browser. Ended ones stay to answer 110031 with the login that pushed them out (spec-decision 1). */
export const session = pgTable(
  'session',
  {
    id: text().primaryKey(),
    /** SHA-256 of the opaque token; the token itself is nowhere. */
    tokenHash: bytes().notNull(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['desktop', 'phone'] }).notNull(),
    deviceId: text().notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment().notNull(),
    expiresAt: moment().notNull(),
    endedAt: moment(),
    /** `replaced`: the same browser logged in anew; `displaced`: another one did; `revoked`: the owner's security wanted it. */
    endReason: text({ enum: ['logout', 'replaced', 'displaced', 'revoked'] }),
    /** Where the login that displaced it came from. */
    displacedByIp: text(),
  },
  (table) => [
    uniqueIndex('session_token').on(table.tokenHash),
    index('session_open').on(table.accountId, table.createdAt).where(sql`${table.endedAt} is null`),
    // For the daily removal of those that are over.
    index('session_over').on(sql`coalesce(${table.endedAt}, ${table.expiresAt})`),
  ],
);

/** A browser that an account has logged in from; counted over seven days (spec-decision 2). */
export const accountDevice = pgTable(
  'account_device',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    deviceId: text().notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
    firstLoginAt: moment().notNull(),
    lastLoginAt: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.deviceId] })],
);

/** A slot that an owner freed: that device no longer counts (spec-decision 11g). */
export const deviceRelease = pgTable(
  'device_release',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    deviceId: text().notNull(),
    releasedAt: moment().notNull(),
  },
  (table) => [index('device_release_account').on(table.accountId, table.releasedAt)],
);

/** A login, or a wrong password, as the owner of the account is shown it. */
export const loginRecord = pgTable(
  'login_record',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    at: moment().notNull(),
    way: text({ enum: LOGIN_METHODS }).notNull(),
    result: text({ enum: LOGIN_RESULTS }).notNull(),
    /** The session that it opened; null where it opened none. The session itself goes sooner. */
    sessionId: text(),
    kind: text({ enum: ['desktop', 'phone'] }).notNull(),
    deviceId: text().notNull(),
    ip: text().notNull(),
    userAgent: text().notNull(),
  },
  (table) => [
    index('login_record_account').on(table.accountId, table.at.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('login_record_age').on(table.at),
  ],
);

/** A lock for too many devices; at most one open per account (seed 000 §4; spec-decision 2). */
export const accountLock = pgTable(
  'account_lock',
  {
    /** The seeds' lockRecordId. */
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** 0 first, 1 permanent. */
    type: smallint().$type<0 | 1>().notNull(),
    createdAt: moment().notNull(),
    /** The login that made it, as the owner is shown it; null where none is known. */
    ip: text(),
    userAgent: text(),
    endedAt: moment(),
    /** How it was lifted: by the owner's code, or by an appeal that was accepted. */
    endReason: text({ enum: ['verified', 'appeal'] }),
  },
  (table) => [
    uniqueIndex('account_lock_open').on(table.accountId).where(sql`${table.endedAt} is null`),
    index('account_lock_account').on(table.accountId),
  ],
);

/** A fresh proof of identity, good for one thing that asks for it (spec-decision 11b; security 14). */
export const bandToken = pgTable(
  'band_token',
  {
    /** SHA-256 of the token; the token itself is nowhere. */
    tokenHash: bytes().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Good in the session that earned it only. */
    sessionId: text()
      .notNull()
      .references(() => session.id, { onDelete: 'cascade' }),
    /** What was proven: the password, or that a message to the account was read. */
    proof: text({ enum: ['password', 'code'] }).notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('band_token_account').on(table.accountId), index('band_token_session').on(table.sessionId)],
);

/** A code that was sent; the newest of an account and purpose is the one that counts (spec-decision 4). */
export const verificationCode = pgTable(
  'verification_code',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Mobile number or e-mail in lower case; it need not belong to an account. */
    account: text().notNull(),
    purpose: text({ enum: ['mobileLogin', 'registration', 'recovery', 'verification'] }).notNull(),
    /** Keyed hash: four digits alone could be tried out from a dump. */
    codeHash: bytes().notNull(),
    sentAt: moment().notNull(),
    expiresAt: moment().notNull(),
    tries: smallint().notNull().default(0),
    usedAt: moment(),
  },
  (table) => [index('verification_code_account').on(table.account, table.sentAt)],
);

/** The right to set a new password, earned by a code to the account's e-mail (spec-decision 11b). */
export const resetGrant = pgTable(
  'reset_grant',
  {
    /** SHA-256 of the baseData that its owner holds. */
    grantHash: bytes().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [index('reset_grant_account').on(table.accountId)],
);

/** Wrong passwords in a row, by account id or by a hash of an identifier that names none (spec-decision 7). */
export const passwordFailure = pgTable('password_failure', {
  subject: text().primaryKey(),
  failures: smallint().notNull(),
  lastTriedAt: moment().notNull(),
});

/** Logins by password and code on a calendar day in Shanghai (spec-decision 3). */
export const dailyLogin = pgTable(
  'daily_login',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    count: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.day] })],
);

/** A QR code that a browser shows to log in by phone (seed 000 §4; spec-decisions 3 and 6). */
export const qrScene = pgTable('qr_scene', {
  sceneHash: bytes().primaryKey(),
  /** `app`: the account has had its logins of the day, and its phone has to confirm this one. */
  kind: text({ enum: ['scan', 'app'] })
    .notNull()
    .default('scan'),
  /** SHA-256 of the cookie of the browser that asked; a poll from another one gets nothing. */
  nonceHash: bytes().notNull(),
  matchNumber: text().notNull(),
  state: text({ enum: ['waiting', 'scanned', 'confirmed', 'claimed', 'refused'] }).notNull(),
  /** Who confirmed on the phone; of an `app` scene, who alone may. */
  accountId: text().references(() => account.id, { onDelete: 'cascade' }),
  /** The session that the claim opened, for a phone that takes its word back. */
  sessionId: text(),
  ip: text().notNull(),
  userAgent: text().notNull(),
  createdAt: moment().notNull(),
  expiresAt: moment().notNull(),
});
