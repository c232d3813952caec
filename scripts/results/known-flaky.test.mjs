import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createEntry, findObsolete, findOverdue, isStrict, readKnownFlaky } from './known-flaky.mjs';

test.each([
  ['apps/gateway/src/modules/engagement/comment-races.test.ts › a retried comment is stored once', true],
  ['apps/gateway/src/modules/account/killed.process.test.ts › a login survives', true],
  ['lock/lock.spec.ts › the sixth device locks the account', true],
  ['permission/permission.spec.ts › a nurse may not publish', true],
  ['home/home.spec.ts › two concurrent likes count once', true],
  ['engagement/block.spec.ts › a blocked person writes no comment', false],
  ['video/video.spec.ts › a video plays', false],
])('%s: strict %s', (name, expected) => {
  expect(isStrict(name)).toBe(expected);
});

test('an entry has the day and the first line of the error, without colours', () => {
  const flaky = { name: 'a.test.ts › plays', error: '\u001b[31mlate\u001b[39m\n  at play' };
  expect(createEntry(flaky, new Date('2026-11-28T10:00:00Z'))).toEqual({
    test: 'a.test.ts › plays',
    since: '2026-11-28',
    error: 'late',
  });
});

test('an entry is overdue after seven days', () => {
  const since = (/** @type {string} */ day) => ({ test: day, since: day, error: '' });
  const known = [since('2026-11-20'), since('2026-11-21')];
  expect(findOverdue(known, new Date('2026-11-28T00:00:00Z'))).toEqual([known[0]]);
});

test('an entry is obsolete without its file, or when its file has no such test any more', () => {
  const file = 'scripts/results/known-flaky.test.mjs';
  const entry = (/** @type {string} */ name) => ({ test: name, since: '2026-11-28', error: '' });
  const known = [
    `${file} › is listed`,
    `${file} › is not`,
    file,
    'scripts/project.mjs › did not run',
    'gone.test.ts › x',
  ];
  const listed = [{ name: `${file} › is listed`, file }];
  expect(findObsolete(known.map(entry), listed).map(({ test: name }) => name)).toEqual([
    `${file} › is not`,
    'gone.test.ts › x',
  ]);
});

test('a list with an entry that lacks its day or error is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'osteon-flaky-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'known.json');
  for (const entry of [
    { test: 'a', error: 'late' },
    { test: 'a', since: 'yesterday', error: 'late' },
    { test: 'a', since: '2026-11-28' },
  ]) {
    await writeFile(path, JSON.stringify([entry]));
    await expect(readKnownFlaky(path)).rejects.toThrow('known.json');
  }
});
