import type { RequestOf } from '@osteon/contract';
import { CORRECTION_MAX, CORRECTION_SOURCE_MAX } from '@osteon/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { contentReportCommand } from './content-report-command.ts';

type Report = RequestOf<'reportContent'>;

const clock = createFakeClock();
let gateway: TestApp;
let reader: Browser;
let other: Browser;

beforeAll(async () => {
  gateway = await testApp({ clock });
  reader = await gateway.login('13900000001');
  other = await gateway.login('13900000003');
});
afterAll(() => gateway.close());

const report = async (by: Browser, resourceId: string, more: Partial<Report> = {}) => {
  const payload = { resourceType: 7, resourceId, reason: 'figures', correction: '谷浓度10 mg/L', ...more } as const;
  // Sent as by a forged page.
  return (await by.call('reportContent', payload as Report)).json().code;
};

const readRows = (resourceId: string) => gateway.deps.sql`
  select account_id, resource_type, reason, correction, source, resolved_at, verdict from content_report
  where resource_id = ${resourceId} order by account_id`;

/** The lines that a command prints. */
async function run(...words: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  clock.advance(1000);
  for await (const line of contentReportCommand.read(words)(gateway.operator)) lines.push(line);
  return lines;
}

const readRevision = async (id: string) =>
  (await run('show', id, '--by', '0217')).at(-1)?.slice('revision '.length) ?? '';

const readAudit = (id: string) => gateway.deps.sql`
  select event, detail from audit_entry where detail ->> 'resource' = ${id} order by id`;

test.each([
  [1, 'v51'],
  [2, 'b15'],
  [7, 'k26'],
  [14, 'c08'],
] as const)(
  'a report of type %i is open for the operator, with its texts cleaned, once for each account',
  async (type, id) => {
    const first = {
      resourceType: type,
      reason: 'evidence',
      correction: ' 新的\u200B指南 ',
      source: '指南2026 ',
    } as const;
    expect(await report(reader, id, first)).toBe(0);
    const codes = await Promise.all(Array.from({ length: 20 }, () => report(reader, id, { resourceType: type })));
    expect(codes.every((code) => code === 0)).toBe(true);
    expect(await report(other, id, { resourceType: type })).toBe(0);
    const openReport = { resource_type: type, resolved_at: null, verdict: null };
    expect(await readRows(id)).toEqual([
      { ...openReport, account_id: 'sample-01', reason: 'evidence', correction: '新的指南', source: '指南2026' },
      { ...openReport, account_id: 'sample-03', reason: 'figures', correction: '谷浓度10 mg/L', source: '' },
    ]);
  },
);

test.each([
  ['a reason that is none', { reason: 'boring' }, 40_000],
  ['no reason', { reason: undefined }, 40_000],
  ['no words', { correction: undefined }, 40_000],
  ['white space', { correction: ' \u200B\n' }, 40_000],
  ['501 characters', { correction: '好'.repeat(CORRECTION_MAX + 1) }, 40_000],
  ['500 emoji, which are not', { correction: '🦴'.repeat(CORRECTION_MAX) }, 0],
  ['a source of 201 characters', { source: '好'.repeat(CORRECTION_SOURCE_MAX + 1) }, 40_000],
  ['a control character', { correction: 'a\u0007' }, 40_000],
  ['subtitles of a case', { reason: 'subtitles' }, 40_000],
  ['the sound of a case', { reason: 'playback' }, 40_000],
  ['a doctor', { resourceType: 9 }, 40_000],
  ['another reporter', { accountId: 'sample-03' }, 40_000],
  ['a settled report', { settledAt: 1 }, 40_000],
])('is refused: %s', async (_what, more, code) => {
  expect(await report(reader, 'k27', more as Partial<Report>)).toBe(code);
  expect(await readRows('k27')).toHaveLength(code === 0 ? 1 : 0);
  await gateway.deps.sql`delete from content_report where resource_id = 'k27'`;
});

test('a video whose sound fails needs no words', async () => {
  expect(await report(reader, 'v52', { resourceType: 1, reason: 'playback', correction: '' })).toBe(0);
  expect(await report(reader, 'v53', { resourceType: 1, reason: 'subtitles', correction: '' })).toBe(40_000);
});

test('a report of an invisible resource, or of a visitor, is refused and nothing is written', async () => {
  expect(await report(reader, 'nothing')).toBe(40_400);
  expect(await report(reader, 'v54')).toBe(40_400);
  await gateway.deps.sql`update resource set state = 'withdrawn' where id = 'k28'`;
  expect(await report(reader, 'k28')).toBe(40_400);
  await gateway.deps.sql`update resource set state = 'published' where id = 'k28'`;
  expect(await report(gateway.browser(), 'k28')).toBe(40_100);
  for (const id of ['nothing', 'v54', 'k28']) expect(await readRows(id)).toEqual([]);
});

test('a browser that reports 21 times in an hour has to wait', async () => {
  const limited = await testApp({ clock, beside: gateway, env: { LIMITS: 'on' } });
  const reporter = await limited.login('13900000005');
  for (let count = 0; count < 20; count += 1) expect(await report(reporter, 'k29')).toBe(0);
  expect(await report(reporter, 'k29')).toBe(42_900);
  await limited.close();
});

test('an operator reads and resolves the open reports, and the reporters are notified; another report opens again', async () => {
  const { sql } = gateway.deps;
  await report(reader, 'k30', { source: '药典' });
  await report(other, 'k30', { reason: 'procedure', correction: '先置前侧' });
  const [listed] = (await run('list')).filter((line) => line.startsWith('k30'));
  expect(listed).toContain('reported by 2: figures,procedure');
  expect(listed).not.toContain('谷浓度');
  const shown = await run('show', 'k30', '--by', '0217');
  expect(shown[1]).toContain('figures  谷浓度10 mg/L  药典');
  expect(shown[2]).toContain('procedure  先置前侧');
  expect(shown.join()).not.toContain('sample-');
  const resolveCommand = [
    'settle',
    'k30',
    '--verdict',
    'corrected',
    '--answer',
    '剂量已改',
    '--by',
    '0217',
    '--revision',
  ];
  await expect(run(...resolveCommand, 'f00df00d')).rejects.toThrow('Other reports of k30 wait than were read');
  expect(await readRows('k30')).toMatchObject([{ verdict: null }, { verdict: null }]);
  const revision = await readRevision('k30');
  expect(await run(...resolveCommand, revision)).toEqual(['2 of k30 settled; the reporters are told.']);
  await expect(run(...resolveCommand, revision)).rejects.toThrow('No report of k30 waits.');
  const [resource] = await sql`select title from resource where id = 'k30'`;
  for (const each of [reader, other]) {
    const [message] = (await each.call('listMessages', {})).json().data.list;
    expect(message).toMatchObject({
      title: '您指出的内容已更正',
      body: `《${resource?.['title']}》：剂量已改`,
      pcLink: '/caseTerminal?id=k30',
      isRead: 0,
    });
  }
  expect((await readAudit('k30')).map((row) => row['event'])).toEqual([
    'contentReportsViewed',
    'contentReportsViewed',
    'contentReportsSettled',
  ]);
  expect(await report(reader, 'k30', { correction: 'again' })).toBe(0);
  expect(await readRows('k30')).toMatchObject([
    { account_id: 'sample-01', correction: 'again', verdict: null, resolved_at: null },
    { account_id: 'sample-03', verdict: 'corrected' },
  ]);
});

test.each([
  [[], 'must be one of list, show, settle'],
  [['drop', 'k01'], 'must be one of list, show, settle'],
  [['show'], 'Which one? The id of a resource follows.'],
  [['show', 'k01'], '--by must name the operator'],
  [['show', 'k01', '--by', '0217'], 'No report of k01 waits.'],
  [['settle', 'k01', '--by', '0217'], '--revision must be that of the reports'],
  [['settle', 'k01', '--by', '0217', '--revision', 'x'], '--verdict must say'],
  [['settle', 'k01', '--by', '0217', '--revision', 'x', '--verdict', 'dismissed'], '--answer must say why'],
  [['settle', 'k01', '--by', '0217', '--verdict', 'maybe'], 'must be one of corrected, dismissed'],
])('the command refuses %j', async (given, problem) => {
  await expect(run(...given)).rejects.toThrow(problem);
});
