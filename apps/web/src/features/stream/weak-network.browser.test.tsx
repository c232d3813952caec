import type { PlayerSettings } from '@osteon/domain';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, test } from '../../../test/component-test.tsx';
import type { FakeGateway } from '../../../test/fake-gateway.ts';
import { FakeStream } from '../../../test/fake-stream.ts';
import { readTime, readVideo, renderStage } from '../../../test/live-stage.tsx';
import { usePlayerSettings } from '../../entities/video/player/settings-store.ts';

const SECOND_MS = 1000;

/** The live edge is further away than this, in seconds. */
const NEAR_SECONDS = 10;

const card = page.getByRole('main').getByRole('status');

async function expectPlaying(): Promise<void> {
  await expect.poll(readTime).toBeGreaterThan(0);
  const from = readTime();
  await expect.poll(() => Math.abs(readTime() - from)).toBeGreaterThan(0.5);
}

/** Shows a stream, whose player is checked only when the test advances the timers. */
async function showStream(gateway: FakeGateway): Promise<FakeStream> {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
  const stream = await FakeStream.install();
  await renderStage(gateway);
  // Sound requires a user gesture.
  await page.getByRole('heading').click();
  await expectPlaying();
  return stream;
}

/** Advances the timers by so many checks, one per second. */
const advanceChecks = (times: number) => vi.advanceTimersByTimeAsync(times * SECOND_MS);

/** Expects the position near where it was, not at the live edge. */
function expectNear(before: number): void {
  expect(readTime()).toBeGreaterThanOrEqual(before - 1);
  expect(readTime()).toBeLessThan(before + NEAR_SECONDS);
}

/** Plays to the end of the buffer. */
async function playToEnd(): Promise<void> {
  const video = readVideo();
  if (!video) return;
  video.currentTime = video.buffered.end(video.buffered.length - 1) - 0.5;
  await expect.poll(() => video.readyState).toBeLessThan(HTMLMediaElement.HAVE_FUTURE_DATA);
}

test('on a network too weak for video the sound continues under the cover, and the video returns', async ({
  gateway,
}) => {
  const stream = await showStream(gateway);
  expect(readVideo()?.videoWidth).toBe(854);
  stream.hold(/^SD\/seg/);
  stream.newest += 4;
  await expect.poll(() => stream.count('SD/seg-00005.m4s')).toBeGreaterThan(0);
  await playToEnd();
  const before = readTime();
  await advanceChecks(6);
  await expect.element(card).toHaveTextContent('画面中断，正在恢复声音不受影响换为标清仅听声音');
  expect(document.querySelector('main img')).not.toBeNull();
  await expectPlaying();
  expect(readVideo()?.videoWidth).toBe(0);
  expectNear(before);
  expect(await axeViolations('main')).toEqual([]);

  stream.release();
  await advanceChecks(60);
  await expect.element(card).not.toBeInTheDocument();
  await expectPlaying();
  expect(readVideo()?.videoWidth).toBe(854);
});

test.for<readonly [string, Partial<PlayerSettings>]>([
  ['a viewer who chose a rendition', { definition: 'SD' }],
  ['a viewer who has muted the sound', { muted: true }],
])('for %s a stalled stream is restarted at its position', async ([_name, chosen], { gateway }) => {
  usePlayerSettings.setState(chosen);
  const stream = await showStream(gateway);
  stream.hold(/^SD\/seg/);
  stream.newest += 4;
  await expect.poll(() => stream.count('SD/seg-00005.m4s')).toBeGreaterThan(0);
  await playToEnd();
  const before = readTime();
  await advanceChecks(3);
  await expect.element(page.getByText('网络不稳定，正在缓冲')).toBeVisible();
  const requestCount = gateway.count('getActivityDetail');
  await advanceChecks(5);
  await expect.poll(() => gateway.count('getActivityDetail')).toBeGreaterThan(requestCount);
  expect(stream.count('master.m3u8')).toBe(1);
  stream.hold(/none/);
  await advanceChecks(4);
  await expect.poll(() => stream.count('master.m3u8')).toBe(2);
  await expectPlaying();
  expectNear(before);
  await expect.element(page.getByText('网络不稳定，正在缓冲')).not.toBeInTheDocument();
});
