import type { Sql } from 'postgres';
import { openDatabase } from '../login/accounts.ts';
import { type Product, scratchFolder, startProduct } from '../product.ts';
import { logInWriters, type Writers } from './send-messages.ts';

/** An event on the air in whose chat every certified doctor may write. */
export const EVENT = 'l07';

/** Settings of a gateway with thousands of viewers: they have several addresses, as one may only open 500 sockets. */
export const ROOM_SETTINGS = { LIVE_PORT: 'off', TRUST_PROXY: '1' };

/** A product with people who write in the chat of the event. */
export interface StartedRoom {
  readonly product: Product;
  readonly dataDir: string;
  readonly sql: Sql;
  readonly writers: Writers;
  /** The time at which each message is sent, in ms, by hash. */
  readonly sentAt: Map<string, number>;
  readonly stop: () => Promise<void>;
}

/** Starts the product on a folder of its own, and logs the writers in. */
export async function startRoom(): Promise<StartedRoom> {
  const folder = await scratchFolder();
  const product = await startProduct(folder.path, ROOM_SETTINGS);
  const sql = await openDatabase(folder.path);
  const sentAt = new Map<string, number>();
  const writers = await logInWriters({ url: product.url, sql, eventId: EVENT }, sentAt);
  return {
    product,
    dataDir: folder.path,
    sql,
    writers,
    sentAt,
    stop: async () => {
      await sql.end();
      await product.stop();
      await folder.drop();
    },
  };
}
