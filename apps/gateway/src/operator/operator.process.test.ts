import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { noSettings } from '../../test/no-settings.ts';
import { quiet } from '../../test/quiet.ts';
import { endHolder, getAddress, spawnHolder } from '../../test/servers/held-server.ts';
import { createAudit } from '../modules/audit/audit-service.ts';
import { connect, type DatabaseAddress } from '../platform/database/connect.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { runOperator } from './run-operator.ts';

const MINUTE = 60_000;
const CASE = 'SS20261121-0001';
const caller = { ip: '203.0.113.7', deviceId: 'a-browser' };
let dataDir: string;
let holder: ReturnType<typeof spawnHolder>;
let addressed: ReturnType<typeof getAddress>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'osteon-operator-'));
  holder = spawnHolder(dataDir);
  addressed = getAddress(holder);
  await migrateDatabase(await addressed, quiet);
  await fill(await addressed);
  // A first start of PostgreSQL on a busy machine.
});
afterAll(async () => {
  if (holder.exitCode === null) await endHolder(holder, 'SIGTERM');
  await rm(dataDir, { recursive: true });
});

/** A locked account with its appeal, and three entries: of 49 hours, of 20 minutes and of 10 minutes ago. */
async function fill(address: DatabaseAddress): Promise<void> {
  const { db, sql } = connect(address, { poolSize: 1, log: quiet });
  let ago = 0;
  const audit = createAudit({ clock: { now: () => Date.now() - ago } });
  await sql`
    insert into account (id, mobile, role_id, auth_state, agreed_at, created_at)
    values ('customer-1', '13800001234', 0, 2, now(), now())
  `;
  await sql`insert into account_lock (id, account_id, type, created_at) values ('lock-1', 'customer-1', 1, now())`;
  await sql`
    insert into appeal (id, case_number, account_id, lock_id, reason, state, created_at)
    values ('appeal-1', ${CASE}, 'customer-1', 'lock-1', '值班室多人共用电脑', 'open', now())
  `;
  ago = 49 * 60 * MINUTE;
  await audit.record(db, { event: 'registered', accountId: 'customer-1', ...caller });
  ago = 20 * MINUTE;
  await audit.record(db, { event: 'codeSent', accountName: '13800001234', ...caller });
  ago = 10 * MINUTE;
  await audit.record(db, {
    event: 'accountErased',
    outcome: 'refused',
    accountId: 'customer-2',
    ip: null,
    deviceId: null,
  });
  await sql.end();
}

interface Run {
  readonly code: number;
  readonly lines: readonly string[];
  readonly complaint: string;
}

/** Runs a command in this process: loading the program for each case would take longer than the commands. */
async function operator(words: readonly string[], more: Record<string, string> = {}): Promise<Run> {
  const lines: string[] = [];
  const complaints: string[] = [];
  const output = {
    log: (text: string) => lines.push(...text.split('\n')),
    error: (text: string) => complaints.push(text),
  };
  const code = await runOperator(words, { ...noSettings, DATA_DIR: dataDir, ...more }, output);
  return { code, lines, complaint: complaints.join('\n') };
}

/** Runs the program as a shell would. */
function runProgram(words: readonly string[]): Promise<Run> {
  const program = join(import.meta.dirname, 'main.ts');
  return new Promise((resolve) => {
    const options = { env: { ...noSettings, PATH: process.env.PATH, DATA_DIR: dataDir } };
    const child = execFile(process.execPath, [program, ...words], options, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? 1, lines: stdout.split('\n').filter(Boolean), complaint: stderr.trim() });
    });
  });
}

describe('the audit log, while a portal runs', () => {
  test('shows the last day, oldest first, with accounts masked', async () => {
    const { code, lines, complaint } = await runProgram(['audit']);
    expect([code, complaint]).toEqual([0, '']);
    expect(lines.map((line) => line.split('  ').slice(1))).toEqual([
      ['codeSent', 'done', 'account=customer-1', 'ip=203.0.113.7', 'device=a-browser', 'account:138****1234'],
      ['accountErased', 'refused', 'account=customer-2'],
    ]);
    expect(lines[0]).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} {2}/);
  });

  test.each([
    ['by mobile number, further back', ['--account', '13800001234', '--since', '3d'], ['registered', 'codeSent']],
    ['by customer id', ['--account', 'customer-2'], ['accountErased']],
    ['by event', ['--event', 'codeSent'], ['codeSent']],
    ['since a moment', ['--since', '15m'], ['accountErased']],
    ['of nobody', ['--account', '13700000000'], []],
  ])('is found %s', async (_how, options, events) => {
    const { lines } = await operator(['audit', ...options]);
    expect(lines.map((line) => line.split('  ')[1])).toEqual(events);
  });
});

test('control characters are written out', async () => {
  const { code, complaint } = await runProgram(['content', 'show', 'v01\u001b[2J']);
  expect([code, complaint]).toEqual([1, 'There is no resource v01\\u001b[2J.']);
});

test('an appeal is listed and answered once, and its owner is unlocked and notified', async () => {
  const listed = await operator(['appeals', 'list']);
  expect(listed.lines).toEqual([expect.stringMatching(new RegExp(`^${CASE}  .*  值班室多人共用电脑$`))]);

  const accept = ['appeals', 'accept', CASE];
  const mute = await operator(accept);
  expect([mute.code, mute.complaint]).toEqual([1, '--answer must say why, in words for the owner of the account.']);
  const answered = await operator([...accept, '--answer', '已核实身份', '--by', '王芳']);
  expect([answered.code, answered.complaint]).toEqual([0, '']);
  const again = await operator([...accept, '--answer', '已核实身份']);
  expect([again.code, again.complaint]).toEqual([1, `There is no open appeal ${CASE}.`]);

  const { sql } = connect(await addressed, { poolSize: 1, log: quiet });
  const locks = await sql`select id from account_lock where ended_at is null`;
  const sent = await sql`
    select d.kind, d.state, j.name from delivery d join pgboss.job j on j.id = d.id where d.account = '13800001234'`;
  const audited = await sql`select account_id from audit_entry where event = 'appealAnswered'`;
  await sql.end();
  expect(locks).toEqual([]);
  expect(sent).toEqual([{ kind: 'sms', state: 'queued', name: 'notices' }]);
  expect(audited).toEqual([{ account_id: 'customer-1' }]);
});

test.each([
  ['an unknown command', ['feed'], {}, 'There is no command feed; npm run operator -- help lists them.'],
  ['an unknown option', ['audit', '--colour', 'red'], {}, "Unknown option '--colour'"],
  ['an unknown event', ['audit', '--event', 'sneezed'], {}, '--event must be one of loginByPassword'],
  ['an unknown time', ['audit', '--since', 'yesterday'], {}, '--since must look like 30m, 24h, 7d or 2026-11-01'],
  ['a stray word', ['audit', 'all'], {}, 'is not understood'],
  ['no data folder', ['audit'], { DATA_DIR: '/nonexistent' }, 'There is no database in /nonexistent.'],
  [
    'no database',
    ['audit'],
    { DATABASE_URL: 'postgres://127.0.0.1:1/x' },
    'The database of DATABASE_URL cannot be reached',
  ],
])('%s is reported in one line', async (_what, words, env, expected) => {
  const { code, lines, complaint } = await operator(words, env);
  expect([code, lines]).toEqual([1, []]);
  expect(complaint).toContain(expected);
  expect(complaint.split('\n')).toHaveLength(1);
});

test('help lists every command', async () => {
  const { code, lines } = await operator([]);
  expect(code).toBe(0);
  expect(lines.join('\n')).toContain('npm run operator -- audit [--account');
});

test('while no portal runs, the embedded database is opened for the command', async () => {
  await endHolder(holder, 'SIGTERM');
  expect((await operator(['audit', '--event', 'codeSent'])).lines).toHaveLength(1);
  expect((await operator(['audit', '--event', 'codeSent'])).lines).toHaveLength(1);
});
