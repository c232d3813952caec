import { BASE_PATH, type PageName } from '@osteon/domain';
import type { ComponentType } from 'react';
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router';
import { expect, test, vi } from 'vitest';
import { createRouter } from './router.ts';

const CHANNEL = 'default';

/** A router on a history in memory; its pages load when `load` is called with their name. */
function startRouter(address = '/home?ch=a') {
  const history = createMemoryHistory({ initialEntries: [BASE_PATH + address] });
  const pages = new Map<PageName, PromiseWithResolvers<ComponentType>>();
  const loaded = new Map<PageName, ComponentType>();
  const getPending = (name: PageName) => {
    const pending = pages.get(name) ?? Promise.withResolvers<ComponentType>();
    pages.set(name, pending);
    return pending;
  };
  const onStart = vi.fn();
  const onLeave = vi.fn();
  const router = createRouter(history, {
    defaultChannel: CHANNEL,
    getPage: (name) => loaded.get(name),
    loadPage: (name) => getPending(name).promise,
    onStart,
    onLeave,
  });
  const flush = () => new Promise((resolve) => setImmediate(resolve));
  const load = async (name: PageName) => {
    const Page = Object.assign(() => null, { displayName: name });
    loaded.set(name, Page);
    getPending(name).resolve(Page);
    await flush();
  };
  const fail = async (name: PageName, error: Error) => {
    getPending(name).reject(error);
    pages.delete(name);
    await flush();
  };
  const shown = () => {
    const { location, Page, error } = router.state.entry;
    return [location.pathname + location.search + location.hash, Page === null ? error : Page.displayName];
  };
  return { history, router, load, fail, shown, onStart, onLeave };
}

test('the first page is shown once it has loaded, at its own entry', async () => {
  const { history, router, load, shown, onStart } = startRouter('/home?ch=a#top');
  expect(router.state.isLoading).toBe(true);
  expect(onStart).toHaveBeenCalledExactlyOnceWith({ pathname: '/home', search: '?ch=a', hash: '#top' });
  await load('home');
  expect(router.state.isLoading).toBe(false);
  expect(shown()).toEqual(['/edu/home?ch=a#top', 'home']);
  expect(history.index).toBe(0);
});

test('the former page and its address stay until the next page has loaded', async () => {
  const { history, router, load, shown, onLeave } = startRouter();
  await load('home');
  void router.navigate('/courseList?ch=a');
  expect(router.state.isLoading).toBe(true);
  expect(shown()).toEqual(['/edu/home?ch=a', 'home']);
  expect(history.index).toBe(0);
  onLeave.mockClear();
  const left = router.state.entry;
  await load('courseList');
  expect(shown()).toEqual(['/edu/courseList?ch=a', 'courseList']);
  expect(onLeave).toHaveBeenCalledExactlyOnceWith(left);
  expect(history.index).toBe(1);
});

test('a page that has loaded is shown in the same task, also by back', async () => {
  const { history, router, load, shown } = startRouter();
  await load('home');
  void router.navigate('/courseList?ch=a');
  await load('courseList');
  history.go(-1);
  expect(shown()).toEqual(['/edu/home?ch=a', 'home']);
  void router.navigate('/courseList?ch=a&sort=1', { replace: true });
  expect(shown()).toEqual(['/edu/courseList?ch=a&sort=1', 'courseList']);
  expect(history.index).toBe(0);
});

test('a later navigation wins over one whose page still loads', async () => {
  const { history, router, load, shown } = startRouter();
  await load('home');
  void router.navigate('/courseList?ch=a');
  void router.navigate('/tagList?ch=a');
  await load('tagList');
  await load('courseList');
  expect(shown()).toEqual(['/edu/tagList?ch=a', 'tagList']);
  expect(history.index).toBe(1);
});

test.each([
  ['the root', '/?x=1', '/edu/official?x=1&ch=default'],
  ['an older path', '/pc/v5/caseDetailV2?id=1', '/edu/caseTerminal?id=1&ch=default'],
  ['an address without a channel', '/caseList#top', '/edu/caseList?ch=default#top'],
])('%s is redirected before it is written', async (_name, address, written) => {
  const { history, router, load, shown } = startRouter();
  for (const name of ['home', 'official', 'caseTerminal', 'caseList'] as const) await load(name);
  await router.navigate(address);
  expect(shown()[0]).toBe(written);
  expect(history.index).toBe(1);
});

test('an older entry is corrected in its place when somebody returns to it', async () => {
  const { history, router, load, shown } = startRouter();
  for (const name of ['home', 'caseList'] as const) await load(name);
  history.push('/edu/caseList');
  history.go(0);
  expect(shown()[0]).toBe('/edu/caseList?ch=default');
  expect(history.index).toBe(1);
  expect(router.state.isLoading).toBe(false);
});

test('a link to the page that is open writes no entry; another hash of it does', async () => {
  const { history, router, load, shown } = startRouter('/home?ch=a');
  await load('home');
  await router.navigate('/home?ch=b');
  expect(shown()[0]).toBe('/edu/home?ch=b');
  expect(history.index).toBe(0);
  await router.navigate('/home?ch=b#end');
  expect(history.index).toBe(1);
});

test('a page that does not load is shown as its error, and is loaded again by the next visit', async () => {
  const { router, load, fail, shown } = startRouter();
  await load('home');
  const error = new Error('offline');
  void router.navigate('/courseList?ch=a');
  await fail('courseList', error);
  expect(shown()).toEqual(['/edu/courseList?ch=a', error]);
  void router.navigate('/courseList?ch=a&again=1');
  await load('courseList');
  expect(shown()).toEqual(['/edu/courseList?ch=a&again=1', 'courseList']);
});

test('a link keeps its state and its wish to keep the scroll position', async () => {
  const { router, load } = startRouter();
  await load('home');
  router.navigator.replace('/edu/home?ch=a&tab=2', { from: 'list' }, { preventScrollReset: true });
  const { location, preventScrollReset, navigationType } = router.state.entry;
  expect(location.state).toEqual({ from: 'list' });
  expect({ preventScrollReset, navigationType }).toEqual({ preventScrollReset: true, navigationType: 'REPLACE' });
});
