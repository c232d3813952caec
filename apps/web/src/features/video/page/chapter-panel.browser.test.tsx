import { getChapterRanges } from '@osteon/domain';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { sampleVideo } from '../../../../test/video.ts';
import { createPlayer } from '../player/player.ts';
import { PlayerProvider } from '../player/player-context.tsx';
import { ChapterPanel } from './chapter-panel.tsx';

const { chapters } = sampleVideo;
const DURATION = 360;

test.for([
  { gate: 'login', reason: '登录后可观看本章', action: '去登录', role: 'button' },
  { gate: 'certification', reason: '完成认证后可观看本章', action: '去认证', role: 'button' },
  { gate: 'membership', reason: '开通会员后可观看本章', action: '开通会员', role: 'link' },
] as const)('a chapter past the try-watch is locked and shows its gate: $gate', async (locked) => {
  const player = createPlayer({ videoId: 'v1', duration: DURATION, startAt: null }, () => undefined);
  const watchAuth = { tryWatchFlag: true, tryWatchDuration: 180 };
  player.store.setState({ watchAuth, gate: locked.gate });
  await renderPage(
    <PlayerProvider value={player}>
      <main>
        <h1>骨元</h1>
        <ChapterPanel chapters={chapters} ranges={getChapterRanges(chapters, DURATION)} duration={DURATION} />
      </main>
    </PlayerProvider>,
  );
  await expect.element(page.getByText('未解锁')).toBeInTheDocument();
  await page.getByRole('button', { name: /^03:37\s*开门/ }).click();
  await expect.element(page.getByText(locked.reason, { exact: true })).toBeVisible();
  await expect.element(page.getByRole(locked.role, { name: locked.action, exact: true })).toBeVisible();
  expect(player.store.getState()).toMatchObject({ playing: false, position: 0, wanted: 217 });
  expect(await axeViolations('main')).toEqual([]);

  await page.getByRole('button', { name: /^01:40\s*开槽/ }).click();
  expect(player.store.getState()).toMatchObject({ playing: true, position: 100, wanted: null });
});
