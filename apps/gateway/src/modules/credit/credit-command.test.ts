import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import type { Browser } from '../../../test/browser.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { auditEntry } from '../audit/tables.ts';
import { creditCommand } from './credit-command.ts';

const NOW = Date.parse('2026-11-22T14:40:00+08:00');
const OWNER = ['--account', '13900000003', '--by', '审核员'];
const clock = createFakeClock();
let gateway: TestApp;
let doctor: Browser;

beforeAll(async () => {
  clock.set(NOW);
  gateway = await testApp({ clock });
  doctor = await gateway.login('13900000003');
  await gateway.deps.sql`delete from credit_line`;
});
afterAll(() => gateway.close());

async function run(...args: string[]): Promise<string> {
  const lines: string[] = [];
  for await (const line of creditCommand.read(args)(gateway.operator)) lines.push(line);
  return lines.join('\n');
}

const adjust = (points: string, ...more: string[]) =>
  run(
    'adjust',
    ...OWNER,
    '--class',
    'II',
    `--points=${points}`,
    '--title',
    '院内讲座',
    '--reason',
    '补录签到',
    ...more,
  );
const readYear = async () => (await doctor.call('getCreditYear', {})).json().data;

async function findEntry(event: 'creditAdjusted' | 'creditRevoked' | 'creditListed') {
  const [entry] = await gateway.deps.db
    .select()
    .from(auditEntry)
    .where(and(eq(auditEntry.event, event), eq(auditEntry.accountId, 'sample-03')))
    .orderBy(desc(auditEntry.id))
    .limit(1);
  return entry?.detail;
}

test('an adjustment counts, with its reason, and may be negative', async () => {
  const [id = ''] = (await adjust('1.5', '--hours', '2')).split('  ');
  await adjust('-0.5');
  const year = await readYear();
  expect(year).toMatchObject({ earned: { I: 0, II: 1 }, hours: 2 });
  expect(year.lines.map(({ points }: { points: number }) => points).toSorted()).toEqual([-0.5, 1.5]);
  expect(year.lines[0]).toMatchObject({ sourceType: 'adjustment', title: '院内讲座', reason: '补录签到' });
  expect(await findEntry('creditAdjusted')).toMatchObject({ by: '审核员', creditClass: 'II', points: -0.5 });
  const listed = await run('list', ...OWNER);
  expect(listed).toContain(`${id}  2026.11.22 14:40  II类`);
  expect(listed).toContain('2026: I类 0.0, II类 1.0');
  expect(await findEntry('creditListed')).toEqual({ by: '审核员', year: 2026 });
});

test('a line is revoked once, with a reason for its owner', async () => {
  const [id = ''] = (await adjust('3')).split('  ');
  const revoke = () => run('revoke', id, '--reason', '重复补录', '--by', '审核员');
  expect(await revoke()).toContain(`${id} is revoked`);
  await expect(revoke()).rejects.toThrow(`No line ${id} counts.`);
  const { lines, earned } = await readYear();
  expect(earned).toEqual({ I: 0, II: 1 });
  const line = lines.find((each: { id: string }) => each.id === id);
  expect(line).toMatchObject({ revokedAt: NOW, revokedReason: '重复补录' });
  expect(await findEntry('creditRevoked')).toEqual({ by: '审核员', line: id });
  expect(await run('list', ...OWNER)).toContain('(revoked: 重复补录)');
});

test.each([
  ['without the operator', ['list', '--account', '13900000003'], '--by must name the operator'],
  ['of nobody', ['list', '--account', '13900009999', '--by', 'x'], 'There is no account'],
  ['without an account', ['adjust', '--by', 'x'], '--account must name'],
  ['without a reason', ['adjust', ...OWNER, '--class', 'I', '--points', '1', '--title', 'x'], '--reason must say'],
  ['of nothing', ['adjust', ...OWNER, '--class', 'I', '--points', '0', '--title', 'x', '--reason', 'x'], 'not be 0'],
  ['of no line', ['revoke', '--by', 'x', '--reason', 'x'], 'Which one?'],
])('a command %s is refused', async (_what, args, problem) => {
  await expect(run(...args)).rejects.toThrow(problem);
});

test.each([
  ['a third class', ['adjust', '--class', 'III'], '--class must be one of I, II'],
  ['two decimals', ['adjust', '--points', '0.25'], '--points must be a figure'],
  ['another word', ['grant'], 'must be one of list, adjust, revoke, export'],
])('%s is rejected as invalid', (_what, args, problem) => {
  expect(() => creditCommand.read(args)).toThrow(problem);
});
