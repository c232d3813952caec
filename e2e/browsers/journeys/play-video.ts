import { expect } from 'vitest';
import { DESKTOP, type Journey } from './journey.ts';

/** Videos are decoded and shown in their time, and stop where the viewer pauses. */
export const playVideo: Journey = async ({ openWindow }) => {
  const visitor = await openWindow(DESKTOP);
  await visitor.open('/videoTerminal?id=v24');
  await visitor.click({ role: 'button', name: '播放' });
  await expect.poll(async () => (await visitor.read(readVideo)).seconds).toBeGreaterThan(2);
  const { width, frames, problem } = await visitor.read(readVideo);
  expect(problem).toBeNull();
  expect(width).toBeGreaterThan(0);
  // The videos of the sample library have three pictures a second.
  expect(frames).toBeGreaterThan(1);
  await visitor.click({ role: 'button', name: '暂停' });
  await visitor.see({ role: 'button', name: '播放' });
  expect((await visitor.read(readVideo)).paused).toBe(true);
};

/** Evaluated in the browser. */
function readVideo() {
  const video = document.querySelector('video');
  return {
    seconds: video?.currentTime ?? 0,
    width: video?.videoWidth ?? 0,
    frames: video?.getVideoPlaybackQuality().totalVideoFrames ?? 0,
    paused: video?.paused,
    problem: video?.error?.message ?? null,
  };
}
