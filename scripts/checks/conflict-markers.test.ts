import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkConflictMarkers } from './conflict-markers.ts';

test('names the lines of a merge conflict in tracked text files of any kind', () => {
  const root = mkdtempSync(join(tmpdir(), 'osteon-conflict-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const conflict = ['one', `${'<'.repeat(7)} HEAD`, 'two', '='.repeat(7), 'three', `${'>'.repeat(7)} branch`, ''].join(
    '\n',
  );
  writeFileSync(join(root, 'rules.md'), conflict);
  writeFileSync(join(root, 'heading.md'), `Heading\n=======\n\n${'>'.repeat(8)} a quote\n`);
  writeFileSync(join(root, 'tables.sql'), conflict);
  writeFileSync(join(root, 'picture.webp'), `\0\n${conflict}`);
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  execFileSync('git', ['add', '.'], { cwd: root });
  writeFileSync(join(root, 'untracked.md'), conflict);
  expect(checkConflictMarkers(root)).toEqual([
    'rules.md:2 is a line of a merge conflict.',
    'rules.md:6 is a line of a merge conflict.',
    'tables.sql:2 is a line of a merge conflict.',
    'tables.sql:6 is a line of a merge conflict.',
  ]);
});

test('has no findings in a copy without its repository', () => {
  const root = mkdtempSync(join(tmpdir(), 'osteon-conflict-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  expect(checkConflictMarkers(root)).toEqual([]);
});
