import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { assignTexts, getEnglishFile, listViews, SHELL, type TextChunk } from './english-files.ts';

const src = fileURLToPath(new URL('../src/', import.meta.url));
const pages = `${src}app/navigation/pages.ts`;
const home = `${src}app/routes/home/home.tsx`;
const login = `${src}features/account/dialogs/login-dialog.tsx`;

/** A chunk with one text of its own for each name. */
const chunk = (texts: string[], more: Partial<TextChunk> = {}): TextChunk => ({
  dynamicImports: [],
  facadeModuleId: null,
  imports: [],
  isEntry: false,
  moduleIds: texts.map((name) => `${src}texts/compiled/messages/${name}.js`),
  ...more,
});

const chunks = {
  entry: chunk([], { isEntry: true, imports: ['app'] }),
  app: chunk(['shell_title'], { dynamicImports: ['pages', 'menu'] }),
  menu: chunk(['shell_menu', 'shared_both'], { imports: ['app'] }),
  pages: chunk([], { moduleIds: [pages], dynamicImports: ['home', 'login', 'unlisted'] }),
  home: chunk(['home_title'], { facadeModuleId: home, imports: ['app', 'cards'], dynamicImports: ['belowFold'] }),
  cards: chunk(['cards_more', 'shared_both'], { imports: ['app'] }),
  belowFold: chunk(['home_below'], { imports: ['home', 'cards'], dynamicImports: ['note'] }),
  note: chunk(['home_note']),
  login: chunk(['account_login'], { facadeModuleId: login, imports: ['cards'] }),
  unlisted: chunk(['unlisted_title']),
};

test('a page has the texts of all that it can load, except those that the shell has already', () => {
  const files = assignTexts(chunks, [
    { name: 'home', module: home },
    { name: 'login', module: login },
  ]);
  expect(Object.fromEntries([...files].map(([file, texts]) => [file, [...texts].sort()]))).toEqual({
    [SHELL]: ['shared_both', 'shell_menu', 'shell_title', 'unlisted_title'],
    home: ['cards_more', 'home_below', 'home_note', 'home_title'],
    'account-dialogs': ['account_login', 'cards_more'],
  });
});

test('every page and dialog is found in the lists, with a file of English texts of its page or feature', async () => {
  const modules = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((file) => src + file);
  const views = await listViews(modules);
  const lists = modules.filter((file) => /pages\.ts$|dialogs(\/index)?\.ts$/.test(file));
  const listed = lists.flatMap((file) => readFileSync(file, 'utf8').match(/\bimport\(/g) ?? []);
  expect(views.length).toBe(listed.length);
  expect(views.length).toBeGreaterThan(80);
  const files = new Map(views.map(({ name, module }) => [name, getEnglishFile(module)]));
  expect([files.get('home'), files.get('videoTerminal'), files.get('login'), files.get('verifyLocked')]).toEqual([
    'home',
    'video-terminal',
    'account-dialogs',
    'account-dialogs',
  ]);
});
