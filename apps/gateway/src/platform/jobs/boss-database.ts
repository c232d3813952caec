import type { Db } from 'pg-boss';
import postgres, { type Sql } from 'postgres';
import type { JobPools } from '../database/connect.ts';

/**
 * The database as pg-boss uses it. Announcements arrive on the connection that listens for all of the gateway.
 */
export function createBossDatabase({ statements, scripts }: JobPools, listener: Sql): Db {
  return {
    async executeSql(text, values = []) {
      if (values.length === 0) return toBossResult(await executeScript(scripts, text));
      // The driver takes what the server's description of each parameter allows.
      const parameters = values.map((value) => value ?? null) as never[];
      return toBossResult(await statements.unsafe(text, parameters, { prepare: true }));
    },
    async listen(channel, onNotification, onReconnect) {
      const listening = await listener.listen(channel, onNotification, onReconnect);
      // Not awaited: a database that hangs would never answer, and the connection ends with the pool.
      return { close: async () => void listening.unlisten().catch(() => undefined) };
    },
  };
}

/** Runs statements that may start and end a transaction; one that fails must not leave it open. */
async function executeScript(scripts: Sql, text: string): Promise<unknown> {
  try {
    return await scripts.unsafe(text);
  } catch (error) {
    if (error instanceof postgres.PostgresError) await scripts`rollback`;
    throw error;
  }
}

/** Several statements in one text have a list of results, each of which pg-boss expects by itself. */
function toBossResult(result: unknown) {
  const isList = Array.isArray(result) && !('command' in result);
  // pg-boss declares one result, but takes the list that its own driver returns.
  return (isList ? result.map((rows: unknown) => ({ rows })) : { rows: result }) as { rows: never[] };
}
