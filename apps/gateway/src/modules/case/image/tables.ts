import type { ResponseOf } from '@osteon/contract';
import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';
import { caseDraft } from '../draft/tables.ts';

type DraftImage = ResponseOf<'uploadCaseImage'>;

/** A picture of a draft; its file is private until the case is published (rules/case-image#states). */
export const caseDraftImage = pgTable(
  'case_draft_image',
  {
    /** Also the name of its file. */
    id: text().primaryKey(),
    draftId: text()
      .notNull()
      .references(() => caseDraft.id, { onDelete: 'cascade' }),
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    state: text({ enum: ['reading', 'ready', 'failed'] }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    bytes: integer().notNull(),
    /** Text that was found in it; null while it is still being read. */
    flags: jsonb().$type<DraftImage['flags']>(),
    /** The rectangles that the author covered. */
    boxes: jsonb().$type<DraftImage['boxes']>().notNull(),
    isChecked: boolean().notNull(),
    createdAt: timestampMs().notNull(),
  },
  (table) => [
    index('case_draft_image_draft').on(table.draftId, table.createdAt, table.id),
    index('case_draft_image_account').on(table.accountId, table.createdAt),
  ],
);
