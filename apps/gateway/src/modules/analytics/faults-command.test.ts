import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RequestOf } from '@osteon/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { holdTimeLimits } from '../../../test/time-limit.ts';
import { createFaultsCommand } from './faults-command.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const clock = createFakeClock();
let gateway: TestApp;
let sourceMaps: string;

beforeAll(async () => {
  clock.set(Date.parse('2026-11-20T12:00:00+08:00'));
  gateway = await testApp({ clock });
  sourceMaps = await mkdtemp(join(tmpdir(), 'osteon-maps-'));
  const map = { version: 3, names: [], sources: ['../../src/features/video/player.tsx'], mappings: 'AAAA,cAWE' };
  await writeFile(join(sourceMaps, 'player-Ab12.js.map'), JSON.stringify(map));
});
afterAll(async () => {
  await gateway.close();
  await rm(sourceMaps, { recursive: true });
});

/** Time between two writes of events. */
const WRITE_MS = 1000;

type Event = RequestOf<'reportAnalytics'>['events'][number];

const fault = (message: string, stack: string): Event => ({
  event: 'browserError',
  age: 0,
  page: 'videoTerminal',
  content_id: '',
  kind: 'render',
  message,
  stack,
});

async function report(events: Event[]): Promise<void> {
  const writes = holdTimeLimits(WRITE_MS);
  const visit = { visit_site_id: 1, visit_site_name: 'PC', session_id: '', ch: '', fch: '', ct: '' } as const;
  const batchId = randomBytes(16).toString('hex');
  expect((await gateway.browser().call('reportAnalytics', { ...visit, batchId, events })).statusCode).toBe(200);
  await vi.waitFor(async () => {
    writes.pass(WRITE_MS);
    const rows = await gateway.deps
      .sql`select position from analytics_event where replace(batch_id::text, '-', '') = ${batchId}`;
    expect(rows).toHaveLength(events.length);
  }, 15_000);
}

/** Everything that the command prints. */
async function faults(words: string[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of createFaultsCommand(sourceMaps).read(words)(gateway.deps)) lines.push(line);
  return lines;
}

test('errors in browsers are listed with their stacks in source lines, most frequent first', async () => {
  expect(await faults([])).toEqual(['nothing was reported']);
  const stack = 'at go (/edu/assets/player-Ab12.js:1:15)\nat /edu/assets/gone-Cd34.js:1:9';
  await report([fault('TypeError: x is\nnot a function', stack)]);
  await report([fault('Error: alone', ''), fault('TypeError: x is\nnot a function', stack)]);
  const frequent = [
    'TypeError: x is not a function',
    '  2 reports, the last 2026-11-20 12:00 on videoTerminal (render)',
    '    at go (apps/web/src/features/video/player.tsx:12:3)',
    '    at /edu/assets/gone-Cd34.js:1:9',
  ];
  const single = ['Error: alone', '  1 report, the last 2026-11-20 12:00 on videoTerminal (render)'];
  expect(await faults([])).toEqual([...frequent, '', ...single]);
  const stored = await gateway.deps.sql`select stack from analytics_stack`;
  expect(stored).toEqual([{ stack }]);
  const details = await gateway.deps.sql`select 1 from analytics_event where detail->>'stack' <> ''`;
  expect(details).toHaveLength(0);
  expect(await faults(['--top', '1'])).toEqual(frequent);
  clock.advance(8 * DAY_MS);
  expect(await faults([])).toEqual(['nothing was reported']);
  expect(await faults(['--since', '30d', '--top', '1'])).toEqual(frequent);
});

test.each([
  ['an unknown time', ['--since', 'yesterday'], '--since must look like 30m, 24h, 7d or 2026-11-01'],
  ['no rows', ['--top', '0'], '--top must be 1 or more'],
])('%s is refused in one line', async (_what, words, message) => {
  await expect(faults(words)).rejects.toThrow(message);
});
