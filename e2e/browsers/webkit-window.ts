import { setTimeout as delay } from 'node:timers/promises';
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';
import { findFreePort } from '../../scripts/free-port.mjs';
import type { BrowserWindow, WindowSize } from './browser-window.ts';
import { endProgram, startProgram } from './child-program.ts';
import { describeQuery, type ElementQuery, findElement } from './find-element.ts';
import { readRecordedErrors, recordErrors } from './record-errors.ts';
import { waitForUrl } from './wait-for-url.ts';

/** Time limit of the start of a browser, in ms. */
const LIMIT = 45_000;

/**
 * Starts a MiniBrowser, controlled by a WebKitWebDriver of its own. The driver chooses a port before its browser
 * listens there: where another program takes it in between, no session starts, and the window is opened once more.
 */
export function openWebkitWindow(env: NodeJS.ProcessEnv, size: WindowSize): Promise<BrowserWindow> {
  return startBrowser(env, size).catch(() => startBrowser(env, size));
}

async function startBrowser(env: NodeJS.ProcessEnv, size: WindowSize): Promise<BrowserWindow> {
  const server = `http://127.0.0.1:${await findFreePort()}`;
  const service = startProgram(['WebKitWebDriver', `--port=${new URL(server).port}`], { env, stdio: 'ignore' });
  const close = (driver?: WebDriver) => async () => {
    // A driver that is stuck does not answer.
    await Promise.race([driver?.quit().catch(() => undefined), delay(10_000, undefined, { ref: false })]);
    await endProgram(service);
  };
  try {
    await waitForUrl(`${server}/status`, LIMIT);
    const driver = await Promise.race([startSession(server, size), failAfterLimit()]);
    return { ...createWindow(driver), close: close(driver) };
  } catch (error) {
    await close()();
    throw error;
  }
}

async function failAfterLimit(): Promise<never> {
  await delay(LIMIT, undefined, { ref: false });
  throw new Error(`WebKit began no session within ${LIMIT / 1000} s.`);
}

async function startSession(server: string, size: WindowSize): Promise<WebDriver> {
  // Not waiting until a page has loaded would record its earlier errors as well, but the driver then loses commands,
  // and 'eager' at times never ends.
  const capabilities = { browserName: 'MiniBrowser', pageLoadStrategy: 'normal' };
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();
  await driver.manage().setTimeouts({ script: 30_000, pageLoad: 60_000 });
  await driver
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...size });
  return driver;
}

function createWindow(driver: WebDriver): Omit<BrowserWindow, 'close'> {
  const errors: string[] = [];
  const readErrors = () => driver.executeScript<readonly string[]>(readRecordedErrors);
  return {
    async open(url) {
      errors.push(...(await readErrors()));
      await driver.get(url);
      await driver.executeScript(recordErrors);
    },
    isShown: async (query) => (await queryElement(driver, query)) !== null,
    evaluate: (run) => driver.executeScript(run),
    click: async (query) => (await getElement(driver, query)).click(),
    type: async (query, text) => (await getElement(driver, query)).sendKeys(text),
    chooseFiles: async (query, paths) => (await getElement(driver, query)).sendKeys(paths.join('\n')),
    takeScreenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    readErrors: async () => [...errors, ...(await readErrors())],
  };
}

function queryElement(driver: WebDriver, query: ElementQuery): Promise<WebElement | null> {
  return driver.executeScript<WebElement | null>(findElement, query);
}

async function getElement(driver: WebDriver, query: ElementQuery): Promise<WebElement> {
  const element = await queryElement(driver, query);
  if (!element) throw new Error(`There is no ${describeQuery(query)}.`);
  return element;
}
