import { expect, test } from 'vitest';
import { checkSecurityTests } from './security-tests.ts';
import { buildSourceTree } from './source-tree.ts';

const page = (...cells: string[]) =>
  [
    '| Attack or fault | What stops it | Tested in |',
    '|---|---|---|',
    ...cells.map((cell) => `| an attack | a \\| stop | ${cell} |`),
  ].join('\n');

function check(...cells: string[]): readonly string[] {
  return checkSecurityTests(
    buildSourceTree({
      'docs/rules/security-lock.md': page(...cells),
      'docs/rules/lock.md': page('no page of security'),
      'apps/gateway/src/lock.test.ts': "test('the sixth device locks', () => {});",
      'packages/domain/src/lock.test.ts': '',
      'packages/domain/src/both.test.ts': '',
      'packages/contract/src/both.test.ts': '',
      'e2e/lock/lock.spec.ts': '',
      'bench/src/qr-polls.ts': '',
    }),
  );
}

test('named tests that exist, and rows that need none, are no breach', () => {
  const cells = [
    '`lock.test.ts` (sixth device), `lock.spec.ts`',
    'untested',
    '–',
    'bench `qr-polls` (p99 within 200 ms)',
  ];
  expect(check(...cells, '`both.test.ts` of the contract')).toEqual([]);
});

test.each([
  ['a file that is gone', '`locks.spec.ts`', "names 'locks.spec.ts': there is no such test."],
  ['a benchmark that is gone', 'bench `lock`', "names 'lock': there is no such test."],
  [
    'words that no test has',
    '`lock.test.ts` (seventh)',
    "names 'seventh', which apps/gateway/src/lock.test.ts does not contain.",
  ],
  [
    'a name with two meanings',
    '`both.test.ts`',
    "names 'both.test.ts', which may be packages/contract/src/both.test.ts or packages/domain/src/both.test.ts.",
  ],
  ['no test', 'somewhere', 'names no test.'],
])('%s is a breach', (_what, cell, breach) => {
  expect(check(cell)).toEqual([`docs/rules/security-lock.md:3 ${breach}`]);
});
