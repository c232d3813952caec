import { ResourceType } from '@osteon/domain';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../platform/database/columns.ts';
import { account } from '../account/accounts/tables.ts';
import { resource } from '../content/tables.ts';

/** The purposes of an upload: of a phone, and for `case` of a desktop. */
export const UPLOAD_PURPOSES = ['transfer', 'certification', 'case'] as const;
export type UploadPurpose = (typeof UPLOAD_PURPOSES)[number];

/** A resource of the library or files that a phone sent to the desktop of its account (rules/transfer#record). */
export const transfer = pgTable(
  'transfer',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Resource type (rules/content#resource-types), 20 for files. */
    resType: smallint().notNull(),
    /** Null for files. The reference prevents the loader from deleting a resource that was sent. */
    resourceId: text().references(() => resource.id),
    sentAt: timestampMs().notNull(),
    readAt: timestampMs(),
    /** The time at which its pop-up was shown, which happens once. */
    shownAt: timestampMs(),
  },
  (table) => [
    index('transfer_list').on(table.accountId, table.sentAt.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('transfer_unread')
      .on(table.accountId, table.sentAt.desc().nullsFirst(), table.id.desc().nullsFirst())
      .where(sql`${table.readAt} is null`),
    index('transfer_resource').on(table.resourceId),
    check(
      'transfer_content',
      sql`(${table.resourceId} is null) = (${table.resType} = ${sql.raw(String(ResourceType.transferFile))})`,
    ),
  ],
);

/** An image or PDF that a phone uploaded; it has no transfer until it is sent (rules/transfer#sending). */
export const transferFile = pgTable(
  'transfer_file',
  {
    /** Also the file name on the disk, so that users never choose one (rules/security-uploads#file-names). */
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    transferId: text().references(() => transfer.id, { onDelete: 'cascade' }),
    position: smallint().notNull().default(0),
    /** The phone's name of the file, sanitized (sanitize-file-name.ts). */
    name: text().notNull(),
    kind: text({ enum: ['image', 'pdf'] }).notNull(),
    bytes: integer().notNull(),
    /** Pixels; null for a PDF. */
    width: integer(),
    height: integer(),
    createdAt: timestampMs().notNull(),
  },
  (table) => [
    index('transfer_file_transfer').on(table.transferId, table.position),
    index('transfer_file_account').on(table.accountId, table.createdAt),
    index('transfer_file_unsent').on(table.createdAt).where(sql`${table.transferId} is null`),
  ],
);

/**
 * A resumable upload of a phone (rules/transfer#resumable-uploads). It stays for a day after it was stored, because the
 * phone may have missed the response.
 */
export const upload = pgTable(
  'upload',
  {
    id: text().primaryKey(),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /**
     * `transfer`: it becomes a file of the transfer; `certification`: its parts are encrypted, and it waits until the
     * certification consumes it; `case`: likewise, until it has become a series of a case
     * (rules/transfer#private-uploads).
     */
    purpose: text({ enum: UPLOAD_PURPOSES }).notNull().default('transfer'),
    /** The id that the consumer of a private upload returned; null for others, and until then. */
    consumedAs: text(),
    /** The file name on the phone. */
    name: text().notNull(),
    /** Declared size. */
    bytes: integer().notNull(),
    received: integer().notNull().default(0),
    /** File names of the received parts in the folder of the upload, in their order. */
    parts: text().array().notNull().default([]),
    /** The end of the processing lease of a gateway; renewed while it processes the upload. */
    leasedUntil: timestampMs(),
    /** The time at which its file was stored; null until then. */
    storedAt: timestampMs(),
    createdAt: timestampMs().notNull(),
  },
  (table) => [index('upload_account').on(table.accountId), index('upload_created').on(table.createdAt)],
);
