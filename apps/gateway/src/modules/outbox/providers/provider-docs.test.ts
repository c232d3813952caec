import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../../platform/config/settings-file.ts';
import { composeNoticeText, listPlaceholders, NOTICE_NAMES } from '../notice-texts.ts';

test('the page about providers names every kind of message with its variables and its text', async () => {
  const page = await readFile(join(ROOT, 'docs', 'providers.md'), 'utf8');
  for (const notice of NOTICE_NAMES) {
    const names = listPlaceholders(notice);
    const values = Object.fromEntries(names.map((name) => [name, `\${${name}}`]));
    const text = composeNoticeText({ kind: 'sms', locale: 'zh', notice, values }).replace('【骨元】', '');
    expect(page).toContain(`| \`${notice}\` | ${names.join(', ') || 'none'} | ${text} |`);
  }
});
