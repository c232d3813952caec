import { readFile } from 'node:fs/promises';
import { calls, getPath } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import { STACK } from './phantom.ts';

/** A case of the sample library, which is given the stack of the benchmark. */
const LIST = { resourceType: String(ResourceType.case), pageSize: '1' };

/** The pane of the viewer in the page. */
const PANE = '[role="application"]';

/** Notes when the title of the case is painted, and when its first slice is drawn. */
const WATCH = `
  globalThis.painted = {};
  const watch = () => {
    if (!painted.page && document.querySelector('h1')?.textContent) painted.page = performance.now();
    if (!painted.slice && document.querySelector('${PANE} canvas[data-slice]')) painted.slice = performance.now();
    if (!painted.slice) requestAnimationFrame(watch);
  };
  requestAnimationFrame(watch);`;

/** Answers requests for slices, and adds the stack to the answer of getCase where it has one. */
export async function serveStack(context: BrowserContext, slices: readonly Buffer[], hasStack: boolean): Promise<void> {
  await context.addInitScript(WATCH);
  await context.route('**/bench-bare-canvas', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>bare canvas</title>' }),
  );
  await context.route('**/media/stacks/bench/*', (route) => {
    const slice = Number(new URL(route.request().url()).pathname.split('/').at(-1));
    return route.fulfill({ contentType: 'application/octet-stream', body: slices[slice] ?? Buffer.alloc(0) });
  });
  await context.route(`**${getPath(calls.getCase)}?*`, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const stack = {
      ...STACK,
      stackId: 'bench',
      title: 'CT',
      phase: 'before',
      spacing: { row: 0.4, column: 0.4, slice: 0.6 },
      step: 1,
      windows: [{ preset: 'bone', center: 500, width: 2000 }],
      url: '/media/stacks/bench/',
    };
    answer.data = { ...answer.data, images: [], stacks: hasStack ? [stack] : [], sealedImageNum: 0 };
    return route.fulfill({ response, json: answer });
  });
}

/** The address of a case. */
export async function findCase(origin: string): Promise<string> {
  const query = new URLSearchParams(LIST);
  const response = await fetch(`${origin}${getPath(calls.listContent)}?${query}`);
  const { data } = (await response.json()) as { data: { list: { pcLink: string }[] } };
  const link = data.list[0]?.pcLink;
  if (!link) throw new Error('the sample library has no case');
  return `${origin}/edu${link}`;
}

/** Ms from the painted title of a case to its first slice. */
export async function timeFirstSlice(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await page.locator(`${PANE} canvas[data-slice]`).waitFor();
  const { page: paintedAt, slice } = await page.evaluate<{ page: number; slice: number }>('painted');
  return slice - paintedAt;
}

/** The size of the viewer's pane, in CSS pixels. */
export async function getPaneSize(page: Page): Promise<{ width: number; height: number }> {
  const box = await page.locator(PANE).boundingBox();
  return { width: Math.round(box?.width ?? 0), height: Math.round(box?.height ?? 0) };
}

/**
 * Scrolls through the stack, one slice in each frame.
 * @returns the times of the frames in ms, and the number of frames whose slice was there
 */
export async function scrollViewer(page: Page): Promise<{ times: number[]; complete: number }> {
  const pane = page.locator(PANE);
  await pane.press('Home');
  return pane.evaluate(async (element, count) => {
    const canvas = element.querySelector('canvas');
    const times: number[] = [];
    let complete = 0;
    const { promise, resolve } = Promise.withResolvers<{ times: number[]; complete: number }>();
    let before = 0;
    const next = (now: number) => {
      if (before > 0) times.push(now - before);
      before = now;
      if (!canvas?.hasAttribute('data-waiting')) complete++;
      if (times.length === count - 1) return resolve({ times, complete });
      element.dispatchEvent(new WheelEvent('wheel', { deltaY: 100, bubbles: true, cancelable: true }));
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
    return promise;
  }, STACK.count);
}

/** Resident memory of a page's process in MB, without what is garbage. */
export async function getMemory(browser: CDPSession, page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const sizes = await Promise.all(
    processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => readFile(`/proc/${id}/status`, 'utf8')),
  );
  return Math.max(...sizes.map((status) => Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0))) / 1024;
}
