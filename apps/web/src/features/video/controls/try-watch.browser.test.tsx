import { getChapterRanges } from '@osteon/domain';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { expect, renderPage, stopTimers, test } from '../../../../test/component-test.tsx';
import { sampleVideo } from '../../../../test/video.ts';
import { createPlayer } from '../player/player.ts';
import { PlayerProvider } from '../player/player-context.tsx';
import { SeekBar } from './seek-bar.tsx';
import { TryWatchChip } from './try-watch-chip.tsx';

const DURATION = 360;
const thumbnails = { url: '', columns: 1, rows: 1, tileWidth: 160, tileHeight: 90, everySeconds: 5 };

function createLimitedPlayer() {
  const player = createPlayer({ videoId: 'v1', duration: DURATION, startAt: null }, () => undefined);
  player.store.setState({ watchAuth: { tryWatchFlag: true, tryWatchDuration: 180 }, gate: 'login' });
  return player;
}

test.for([
  { width: 360, folds: true },
  { width: 1440, folds: false },
])('at $width px the chip collapses after 5 s: $folds', async ({ width, folds }) => {
  await page.viewport(width, 740);
  stopTimers();
  await renderPage(
    <PlayerProvider value={createLimitedPlayer()}>
      <TryWatchChip gate="login" />
    </PlayerProvider>,
  );
  const words = page.getByText('可试看3分钟', { exact: false });
  expect(words.element()).toBeVisible();
  vi.advanceTimersByTime(4999);
  expect(words.element()).toBeVisible();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  if (!folds) return expect(words.element()).toBeVisible();
  const lock = page.getByRole('button', { name: '可试看3分钟', exact: true });
  await expect.element(lock).toBeVisible();
  await expect.element(words).not.toBeVisible();
  await lock.click();
  await expect.element(words).toBeVisible();
});

test('the timeline is hatched past the limit and nowhere before', async () => {
  const { chapters } = sampleVideo;
  await renderPage(
    <PlayerProvider value={createLimitedPlayer()}>
      <SeekBar chapters={chapters} ranges={getChapterRanges(chapters, DURATION)} thumbnails={thumbnails} />
    </PlayerProvider>,
  );
  const bar = page.getByRole('slider').element().parentElement;
  const hatched = Array.from(bar?.querySelectorAll('i') ?? [], (segment) => {
    const { width, backgroundImage } = getComputedStyle(segment, '::after');
    expect(backgroundImage).toContain('repeating-linear-gradient');
    return Math.round((Number.parseFloat(width) / segment.clientWidth) * 100);
  });
  // The chapters are 0–100, 100–217 and 217–360 s.
  expect(hatched).toEqual([0, 32, 100]);
});
