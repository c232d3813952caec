import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { loadView, selectLocale, text, useLocale } from './locale.ts';
import { hashText } from './text-hash.ts';

type Texts = Record<string, () => string>;

/** The English files of a built portal, by the shell and the views that need them. */
const catalogue = vi.hoisted(() => ({
  loads: [] as string[],
  load: async (_view: string): Promise<Texts> => ({}),
}));
vi.mock('virtual:english-texts', () => ({
  default: async (views: Iterable<string>) => {
    const names = [...views];
    catalogue.loads.push(...names);
    return Object.assign({}, ...(await Promise.all(['shell', ...names].map(catalogue.load))));
  },
}));

const title = text(() => '首页');
const english = { [hashText('首页')]: () => 'Home' };

beforeEach(() => {
  catalogue.loads = [];
  catalogue.load = async (view) => (view === 'home' ? english : {});
  onTestFinished(async () => {
    await selectLocale('zh');
  });
});

test('a page in Chinese loads no English, and has it once English is selected', async () => {
  await expect(loadView('home', async () => title())).resolves.toBe('首页');
  expect(catalogue.loads).toEqual([]);
  await selectLocale('en');
  expect(catalogue.loads).toContain('home');
  expect(title()).toBe('Home');
});

test('a view that is opened in English is there no sooner than its texts', async () => {
  await selectLocale('en');
  const { promise, resolve } = Promise.withResolvers<Texts>();
  catalogue.load = (view) => (view === 'dialog' ? promise : Promise.resolve({}));
  const opened = vi.fn();
  const loaded = loadView('dialog', async () => 'code').then(opened);
  await vi.waitFor(() => expect(catalogue.loads).toContain('dialog'));
  expect(opened).not.toHaveBeenCalled();
  resolve({});
  await loaded;
  expect(opened).toHaveBeenCalledWith('code');
});

test('a view that is opened while the language changes has its texts, too', async () => {
  const { promise, resolve } = Promise.withResolvers<Texts>();
  catalogue.load = (view) => (view === 'shell' ? promise : Promise.resolve({}));
  const changed = selectLocale('en');
  const loaded = loadView('late', async () => 'code');
  resolve({});
  await Promise.all([changed, loaded]);
  expect(catalogue.loads).toContain('late');
});

test('a failed load changes nothing, and views are opened as before', async () => {
  catalogue.load = () => Promise.reject(new TypeError('Failed to fetch'));
  const changed = selectLocale('en');
  const loaded = loadView('dialog', async () => 'code');
  await expect(changed).rejects.toThrow('Failed to fetch');
  await expect(loaded).resolves.toBe('code');
  expect([useLocale.getState().locale, title()]).toEqual(['zh', '首页']);
});

test('the language that was selected last wins, however long another one loads', async () => {
  const { promise, resolve } = Promise.withResolvers<Texts>();
  catalogue.load = () => promise;
  const changed = selectLocale('en');
  await selectLocale('zh');
  resolve({});
  await changed;
  expect(useLocale.getState().locale).toBe('zh');
});
