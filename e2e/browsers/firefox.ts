import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, { type BrowserContext, type ConsoleMessage, type ElementHandle, type Page } from 'puppeteer-core';
import type { Browser, BrowserWindow, WindowSize } from './browser-window.ts';
import { describeQuery, type ElementQuery, findElement } from './find-element.ts';

/** Starts Firefox, steered over WebDriver BiDi. */
export async function startFirefox(): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), 'osteon-firefox-'));
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    userDataDir: join(home, 'profile'),
    env: { ...process.env, HOME: home, TZ: 'Asia/Shanghai' },
    defaultViewport: null,
    extraPrefsFirefox: { 'intl.accept_languages': 'zh-CN', 'ui.prefersReducedMotion': 1 },
  });
  return {
    openWindow: async (size) => openWindow(await firefox.createBrowserContext(), size),
    async close() {
      await firefox.close();
      await rm(home, { recursive: true, force: true });
    },
  };
}

async function openWindow(context: BrowserContext, size: WindowSize): Promise<BrowserWindow> {
  // A page behind another tab is hidden, and hidden pages do not poll.
  const page = await context.newPage({ type: 'window' });
  await page.setViewport(size);
  const errors: Promise<string>[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(describeMessage(message)));
  page.on('pageerror', (error) => errors.push(Promise.resolve(String(error))));
  return {
    async open(url) {
      // Firefox fails the requests of a page that is left; what the page logs of them is no error of its own.
      const before = errors.length;
      await page.goto('about:blank');
      errors.length = before;
      await page.goto(url);
    },
    isShown: async (query) => (await queryElement(page, query)) !== null,
    evaluate: (run) => page.evaluate(run),
    click: async (query) => (await getElement(page, query)).click(),
    type: async (query, text) => (await getElement(page, query)).type(text),
    async chooseFiles(query, paths) {
      // The queried element is a field for files: nothing else can be given files.
      await ((await getElement(page, query)) as ElementHandle<HTMLInputElement>).uploadFile(...paths);
    },
    takeScreenshot: () => page.screenshot(),
    readErrors: () => Promise.all(errors),
    close: () => context.close(),
  };
}

async function queryElement(page: Page, query: ElementQuery): Promise<ElementHandle | null> {
  // The function finds elements, no other nodes.
  return (await page.evaluateHandle(findElement, query)).asElement() as ElementHandle | null;
}

async function getElement(page: Page, query: ElementQuery): Promise<ElementHandle> {
  const element = await queryElement(page, query);
  if (!element) throw new Error(`There is no ${describeQuery(query)}.`);
  return element;
}

/** The text of a message, of errors in it, too; without these where the page was closed already. */
async function describeMessage(message: ConsoleMessage): Promise<string> {
  const parts = message.args().map((part) => part.evaluate((value: unknown) => String(value)));
  return Promise.all(parts).then(
    (texts) => texts.join(' '),
    () => message.text(),
  );
}
