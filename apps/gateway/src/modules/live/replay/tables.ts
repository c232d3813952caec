import { doublePrecision, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestampMs } from '../../../platform/database/columns.ts';
import { account } from '../../account/accounts/tables.ts';
import { liveChannel } from '../stream/tables.ts';

/**
 * Resume position of an account in the recording of a channel; for a replay that is a video it is the video's
 * (rules/replay#replay-position).
 */
export const liveReplayPosition = pgTable(
  'live_replay_position',
  {
    accountId: text()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    channelId: text()
      .notNull()
      .references(() => liveChannel.id, { onDelete: 'cascade' }),
    seconds: doublePrecision().notNull(),
    updatedAt: timestampMs().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.channelId] }),
    index('live_replay_position_channel').on(table.channelId),
    index('live_replay_position_latest').on(
      table.accountId,
      table.updatedAt.desc().nullsFirst(),
      table.channelId.desc().nullsFirst(),
    ),
  ],
);
