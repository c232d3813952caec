import { page, userEvent } from 'vitest/browser';
import { expect, test } from '../../../test/component-test.tsx';
import { FakeStream } from '../../../test/fake-stream.ts';
import { LIVE_NOON } from '../../../test/listed-live.ts';
import { readTime, readVideo, renderStage } from '../../../test/live-stage.tsx';
import { publishStageWallClock } from '../../entities/stream/engine/wall-clock.ts';

/** The first second that was shown; the current one depends on the machine. */
const readStart = () => {
  const shown = readVideo()?.played;
  return shown && shown.length > 0 ? shown.start(0) : null;
};

/** Expects a video that plays, from a first second between these. */
async function expectPlaying(from: number, to: number): Promise<void> {
  await expect.poll(readStart).toSatisfy((start) => start !== null && start >= from && start < to);
  const before = readTime();
  await expect.poll(readTime).toBeGreaterThan(before + 0.5);
  expect(readStart()).toBeGreaterThanOrEqual(from);
}

test('rewinding as far as possible shows the start of the retained segments', async ({ gateway }) => {
  const stream = await FakeStream.install();
  stream.newest = 8;
  await renderStage(gateway);
  await expectPlaying(30, 48);
  stream.oldest = 3;
  stream.newest = 10;
  await expect.poll(() => stream.count('SD/seg-00010.m4s'), { timeout: 15_000 }).toBeGreaterThan(0);
  await page.getByRole('slider', { name: '回看进度' }).click();
  await userEvent.keyboard('{Home}');
  await expectPlaying(12, 24);
});

test('a channel that starts after the wall clock of the previous one plays from its start', async ({ gateway }) => {
  publishStageWallClock({ wallClock: LIVE_NOON - 60_000 });
  const stream = await FakeStream.install();
  stream.oldest = 3;
  stream.newest = 9;
  await renderStage(gateway);
  // The seconds of a stream start at the oldest segment that was listed when it started.
  await expectPlaying(0, 12);
});
