import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { type TestApp, testApp } from '../../../test/app.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { auditEntry } from '../audit/tables.ts';
import { creditCommand } from './credit-command.ts';
import { createCreditService } from './credit-service.ts';

const NOW = Date.parse('2026-11-22T14:40:00+08:00');
const clock = createFakeClock();
let gateway: TestApp;
let folder: string;
/** The lines that count and that do not. */
let counted: string;

beforeAll(async () => {
  clock.set(NOW);
  gateway = await testApp({ clock });
  const { sql, db } = gateway.deps;
  await sql`delete from credit_line`;
  await sql`update account set name = '=周予安', company = '清和市第二人民医院' where id = 'sample-03'`;
  const credit = createCreditService(gateway.deps);
  const line = { accountId: 'sample-03', title: '院内讲座', creditClass: 'II', hours: 2, reason: '补录签到' } as const;
  counted = (await credit.adjust(db, { ...line, points: 1.5 })).id;
  await credit.revoke(db, (await credit.adjust(db, { ...line, points: 3 })).id, '重复');
});
afterAll(() => gateway.close());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'osteon-credit-'));
  return () => rm(folder, { recursive: true });
});

async function write(path: string, year = '2026'): Promise<string> {
  const lines: string[] = [];
  const run = creditCommand.read(['export', '--year', year, '--to', path, '--by', '审核员']);
  for await (const line of run(gateway.operator)) lines.push(line);
  return lines.join('\n');
}

/** The parts of a workbook by their names. */
async function readWorkbook(path: string): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(await readFile(path), { lazyEntries: true });
  const parts = new Map<string, string>();
  for await (const entry of zip.eachEntry())
    parts.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  return parts;
}

test('a CSV contains the lines of a year that count, with their owners, once', async () => {
  const path = join(folder, 'credits.csv');
  expect(await write(path)).toBe(`1 lines of 2026 are in ${path}.`);
  const rows: string[][] = parse(await readFile(path, 'utf8'), { bom: true });
  expect(rows).toHaveLength(2);
  expect(rows[0]).toEqual(['姓名', '单位', '职称', '日期', '项目', '类别', '学时', '学分', '记录编号']);
  expect(rows[1]?.slice(0, 2)).toEqual(["'=周予安", '清和市第二人民医院']);
  expect(rows[1]?.slice(3, 8)).toEqual(['2026.11.22 14:40', '院内讲座', 'II类', '2.0', '1.5']);
  expect(rows[1]?.[8]).toContain(counted);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  await expect(write(path)).rejects.toThrow('cannot be written');
  const [entry] = await gateway.deps.db.select().from(auditEntry).where(eq(auditEntry.event, 'creditsExported'));
  expect(entry?.detail).toEqual({ by: '审核员', year: 2026, lines: 1 });
});

test('a negative figure is a number in a CSV, and a text with the same sign is not', async () => {
  const { db } = gateway.deps;
  const credit = createCreditService(gateway.deps);
  const line = { accountId: 'sample-03', title: '-0.5', creditClass: 'II', hours: -2, points: -0.5 } as const;
  const { id } = await credit.adjust(db, { ...line, reason: '多计' });
  const path = join(folder, 'credits.csv');
  await write(path);
  // Revoked, so that it does not count in the other tests.
  await credit.revoke(db, id, '更正');
  const rows: string[][] = parse(await readFile(path, 'utf8'), { bom: true });
  const cells = rows.find((row) => row[8]?.endsWith(id));
  expect(cells?.slice(4, 8)).toEqual(["'-0.5", 'II类', '-2.0', '-0.5']);
});

test('a workbook has the same lines: figures are numbers, and texts are texts', async () => {
  const path = join(folder, 'credits.xlsx');
  expect(await write(path)).toBe(`1 lines of 2026 are in ${path}.`);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const parts = await readWorkbook(path);
  expect(parts.get('xl/workbook.xml')).toContain('2026年学分');
  const sheet = parts.get('xl/worksheets/sheet1.xml') ?? '';
  expect(sheet.match(/<row /g)).toHaveLength(2);
  // Nothing is calculated.
  expect(sheet).not.toMatch(/<f[ >]/);
  expect(sheet).toMatch(/<v>1\.5<\/v>/);
  const texts = parts.get('xl/sharedStrings.xml') ?? sheet;
  for (const cell of [
    '姓名',
    '记录编号',
    '=周予安',
    '清和市第二人民医院',
    '2026.11.22 14:40',
    '院内讲座',
    'II类',
    counted,
  ]) {
    expect(texts).toContain(cell);
  }
  await expect(write(path)).rejects.toThrow('cannot be written');
});

test('more lines than fit into a workbook are refused before anything is written', async () => {
  await gateway.deps.sql`
    insert into credit_line (id, account_id, source_type, source_id, title, title_en, credit_class, hours, points, evidence, awarded_at)
    select 'old-' || n, 'sample-03', 'course', 'old-' || n, '', '', 'I', 1, 1, '{"watched": [], "test": null}', '2020-05-01T00:00:00Z'
    from generate_series(1, 100001) as n`;
  await expect(write(join(folder, 'credits.xlsx'), '2020')).rejects.toThrow('too many for a workbook');
  expect(await readdir(folder)).toEqual([]);
});
