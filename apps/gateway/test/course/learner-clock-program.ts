import { createInterface } from 'node:readline';
import { readConfig } from '../../src/platform/config/config.ts';
import { openShared } from '../../src/platform/database/open-shared.ts';
import { createLog } from '../../src/platform/log/log.ts';

// The clock of one learner of a running portal: each line of its input has the seconds by which all reports of the
// learner move into the past, so that the gateway counts them as passed. Nothing else is changed: the gateway decides
// what is earned then.
const [accountId] = process.argv.slice(2);
if (accountId === undefined) throw new TypeError('Name the account.');
const config = readConfig(process.env);
const database = await openShared({ ...config, log: createLog(config) });
const { sql } = database;
for await (const line of createInterface({ input: process.stdin })) {
  const passed = `${Number(line)} seconds`;
  await sql`
    update watch_budget set last_report_at = last_report_at - ${passed}::interval, accounted_until = accounted_until - ${passed}::interval
    where account_id = ${accountId}`;
  await sql`update watch_session set opened_at = opened_at - ${passed}::interval where account_id = ${accountId}`;
  await sql`update lesson_reading set reported_at = reported_at - ${passed}::interval where account_id = ${accountId}`;
  process.stdout.write(`${line}\n`);
}
await database.close();
