import { doublePrecision, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytes, timestampMs } from '../../platform/database/columns.ts';
import { account } from '../account/accounts/tables.ts';
import { liveChannel, liveEvent } from '../live/event/tables.ts';

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

/** Time at which a play of a replay by a browser was last counted (rules/replay#replay). */
export const livePlayback = pgTable(
  'live_playback',
  {
    /** SHA-256 of the device id. */
    browser: bytes().notNull(),
    liveId: text()
      .notNull()
      .references(() => liveEvent.id, { onDelete: 'cascade' }),
    countedAt: timestampMs().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.browser, table.liveId] }),
    index('live_playback_live').on(table.liveId),
    index('live_playback_counted').on(table.countedAt),
  ],
);
