import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));
const messages = fileURLToPath(new URL('../../messages', import.meta.url));
const project = fileURLToPath(new URL('../../project.inlang/settings.json', import.meta.url));

function sourceFiles(): string[] {
  return readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.includes('compiled') && !file.endsWith('.test.ts'),
  );
}

test('a text is named by a literal, so that a route carries only its own', () => {
  const byVariable = sourceFiles().filter((file) => /\bm\[[^'\]]/.test(readFileSync(src + file, 'utf8')));
  expect(byVariable).toEqual([]);
});

test('every file of the catalogue is compiled', () => {
  const { 'plugin.inlang.messageFormat': format } = JSON.parse(readFileSync(project, 'utf8'));
  const listed = new Set<string>(format.pathPattern);
  const files = [...readdirSync(`${messages}/zh`), ...readdirSync(`${messages}/en`)];
  expect(files.filter((file) => !listed.has(`./messages/{locale}/${file}`))).toEqual([]);
});
