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

function catalogue(locale: string): Map<string, string> {
  const files = readdirSync(`${messages}/${locale}`);
  const texts = files.map(
    (file): Record<string, string> => JSON.parse(readFileSync(`${messages}/${locale}/${file}`, 'utf8')),
  );
  const entries = texts.flatMap((text) => Object.entries(text));
  expect(new Set(entries.map(([key]) => key)).size).toBe(entries.length);
  return new Map(entries);
}

const placeholders = (text: string | undefined) =>
  [...(text ?? '').matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

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

test('an English text belongs to a Chinese one and has the same parameters', () => {
  const chinese = catalogue('zh');
  for (const [key, text] of catalogue('en')) {
    expect(placeholders(text), key).toEqual(placeholders(chinese.get(key)));
  }
});
