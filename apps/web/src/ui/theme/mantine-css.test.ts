import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const src = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);
const read = (file: string) => readFileSync(file, 'utf8');

/** Mantine's style sheets that are imported somewhere. */
function importedSheets(): Set<string> {
  const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const imports = files.flatMap((file) => [...read(src + file).matchAll(/'(@mantine\/core\/styles\/[^']+)'/g)]);
  return new Set(imports.flatMap(([, sheet]) => sheet ?? []));
}

test('every Mantine variable that an imported sheet reads has a value of ours', () => {
  const ours = read(fileURLToPath(new URL('./mantine.css', import.meta.url)));
  const sheets = importedSheets();
  expect(sheets.size).toBeGreaterThan(0);
  for (const sheet of sheets) {
    for (const [, name] of read(require.resolve(sheet)).matchAll(/var\((--mantine-[\w-]+)\)/g)) {
      expect(ours, `${name}, read by ${sheet}`).toContain(`${name}:`);
    }
  }
});

test('no stylesheet is loaded outside its layer, which would override the components', () => {
  for (const sheet of importedSheets()) expect(sheet).toMatch(/\.layer\.css$/);
});
