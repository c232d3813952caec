import { page } from 'vitest/browser';
import { expect, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import { chatMessage, chatSocket, showLiveChat } from '../../../../test/room/live-chat.tsx';

const COUNT = 20_000;
const FRAMES = 40;

/** Rows that a log has at most, however long it is. */
const ROWS_MAX = 150;

const messages = Array.from({ length: COUNT }, (_, index) =>
  chatMessage(index + 1, { msg: `第${index + 1}条${'骨'.repeat(index % 60)}` }),
);
const box = () => page.getByRole('log').element();
const countRows = () => box().querySelectorAll('li').length;
const row = (position: number) => page.getByText(new RegExp(`^第${position}条骨*$`));
const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));

/** The rows that a reader sees, with their distances from the top of the log. */
const readVisible = () => {
  const { top, bottom } = box().getBoundingClientRect();
  return Array.from(box().querySelectorAll('li'), (line) => [line.textContent, line.getBoundingClientRect()] as const)
    .filter(([, rect]) => rect.bottom > top && rect.top < bottom)
    .map(([text, rect]) => [text, Math.round(rect.top - top)] as const);
};

test('a log of twenty thousand messages has few rows, and scrolls through all of them', async ({ gateway }) => {
  logIn(gateway);
  await showLiveChat(gateway, messages);
  await expect.element(row(COUNT)).toBeInViewport();
  await expect.poll(countRows).toBeLessThanOrEqual(ROWS_MAX);
  // Thirty rows on either side of the visible ones can be found.
  await expect.element(row(COUNT - 35)).toBeInTheDocument();
  let emptyFrames = 0;
  for (let frame = 0; frame < FRAMES; frame++) {
    box().scrollTop -= 400;
    await nextFrame();
    if (frame % 10 > 0) continue;
    if (readVisible().length === 0) emptyFrames++;
    expect(countRows()).toBeLessThanOrEqual(ROWS_MAX);
  }
  expect(emptyFrames).toBe(0);
  box().scrollTop = 0;
  await expect.element(row(1)).toBeInViewport();
  await expect.poll(countRows).toBeLessThanOrEqual(ROWS_MAX);
});

test('what is read stays where it is while rows above and below it come and go', async ({ gateway }) => {
  logIn(gateway);
  await showLiveChat(gateway, messages.slice(0, 2000));
  await expect.element(row(2000)).toBeInViewport();
  box().scrollTop = box().scrollHeight / 2;
  await expect.poll(() => readVisible().length).toBeGreaterThan(0);
  for (let step = 0; step < 20; step++) {
    await nextFrame();
    await nextFrame();
    const shown = new Map(readVisible());
    box().scrollTop -= 100;
    await nextFrame();
    await nextFrame();
    const moved = readVisible().filter(([text]) => shown.has(text));
    expect(moved.length).toBeGreaterThan(0);
    for (const [text, top] of moved) expect([text, top - (shown.get(text) ?? 0)]).toEqual([text, 100]);
  }
  const read = readVisible();
  chatSocket.listener.onMessages?.(messages.slice(2000, 2100));
  await expect.element(page.getByRole('button', { name: '100条新消息', exact: true })).toBeVisible();
  expect(readVisible()).toEqual(read);
  await page.getByRole('button', { name: '100条新消息', exact: true }).click();
  await expect.element(row(2100)).toBeInViewport();
});

test('older pages are added above without a jump', async ({ gateway }) => {
  logIn(gateway);
  await showLiveChat(gateway, messages.slice(970, 1000), {}, '970');
  await expect.element(row(1000)).toBeInViewport();
  for (const end of [970, 940, 910, 880, 850, 820]) {
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>();
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    gateway.answer('getHistoryMessages', async () => {
      ask();
      await answered;
      return { list: messages.slice(end - 30, end).toReversed(), nextCursor: String(end - 30) };
    });
    box().scrollTop = 0;
    await asked;
    await nextFrame();
    const read = new Map(readVisible());
    answer();
    await expect.element(row(end)).toBeInTheDocument();
    await nextFrame();
    const still = readVisible().filter(([text]) => read.has(text));
    expect(still.length).toBeGreaterThan(2);
    for (const [text, top] of still) expect([text, top]).toEqual([text, read.get(text)]);
  }
});
