import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';

const ENTRY = 'data:text/javascript,';

/** A document as the gateway serves it: the shell with a picture, a file of the page and the entry script. */
function createShell(entry = ''): { picture: HTMLImageElement; link: HTMLLinkElement } {
  document.body.innerHTML = `
    <div id="first-frame"><img alt=""><img alt="" loading="lazy"></div>
    <link rel="after-paint" href="${ENTRY}">${entry}<script type="after-paint" crossorigin src="${ENTRY}"></script>`;
  const [picture, late] = document.querySelectorAll('img');
  const link = document.querySelector('link[rel="after-paint"]');
  if (!picture || !late || !(link instanceof HTMLLinkElement)) throw new Error('no shell');
  late.decode = () => new Promise(() => {});
  return { picture, link };
}

let runs = 0;
/** Runs the script again: a browser evaluates a module once for each address. */
const start = async () => {
  runs++;
  await import(/* @vite-ignore */ `/src/app/prerendered-shell/after-paint.ts?run=${runs}`);
};
const countEntries = () => document.querySelectorAll(`script[type="module"][src="${ENTRY}"]`).length;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

test('the scripts of a page load once its picture is painted, whatever those far below do', async () => {
  const { picture, link } = createShell();
  const decoded = Promise.withResolvers<void>();
  picture.decode = () => decoded.promise;
  await start();
  await vi.advanceTimersByTimeAsync(500);
  expect(link.rel).toBe('after-paint');
  decoded.resolve();
  await vi.advanceTimersByTimeAsync(20);
  expect(countEntries()).toBe(0);
  await vi.advanceTimersByTimeAsync(40);
  await expect.poll(countEntries).toBe(1);
  expect(link.rel).toBe('modulepreload');
  expect(document.querySelector('script[type="after-paint"]')).toBeNull();
  await vi.advanceTimersByTimeAsync(1000);
  expect(countEntries()).toBe(1);
});

test('a picture that hangs delays the scripts by a second, and one that fails by nothing', async () => {
  createShell().picture.decode = () => new Promise(() => {});
  await start();
  await vi.advanceTimersByTimeAsync(999);
  expect(countEntries()).toBe(0);
  await vi.advanceTimersByTimeAsync(10);
  await expect.poll(countEntries).toBe(1);

  createShell().picture.decode = () => Promise.reject(new Error('no picture'));
  await start();
  await vi.advanceTimersByTimeAsync(40);
  await expect.poll(countEntries).toBe(1);
});

test('the files that the entry script imports run one by one before it, and one that fails does not stop it', async () => {
  const write = (text: string) =>
    `data:text/javascript,(globalThis.ran ??= []).push('${text}', document.scripts.length)`;
  const link = (text: string) => `<link rel="after-paint" data-entry href="${write(text)}">`;
  const failing = '<link rel="after-paint" data-entry href="data:text/javascript,throw new Error()">';
  createShell(link('first') + failing + link('second')).picture.decode = () => Promise.resolve();
  const scripts = document.scripts.length;
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'ran'));
  await start();
  await vi.advanceTimersByTimeAsync(40);
  await expect.poll(countEntries).toBe(1);
  expect(Reflect.get(globalThis, 'ran')).toEqual(['first', scripts, 'second', scripts]);
});
