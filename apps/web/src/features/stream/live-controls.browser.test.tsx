import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { liveDetail } from '../../../test/live/live-event.ts';
import { useGetActivityDetail } from '../../entities/live/api/get-activity-detail.ts';
import { createLivePlayback, type LivePlayback } from '../../entities/stream/engine/live-playback.ts';
import { usePlayerSettings } from '../../entities/video/player/settings-store.ts';
import { LiveControls } from './live-player.tsx';
import { StageNotes } from './stage-notes.tsx';
import { StreamCard } from './stream-card.tsx';

const noop = () => undefined;

/** A playback with three renditions at the live edge. */
function readyPlayback(): LivePlayback {
  const playback = createLivePlayback();
  const position = { start: 0, edge: 3600, at: 3598 };
  playback.store.setState({ renditions: ['SD', 'HD', 'FHD'], hasSound: true, shown: 'FHD', position });
  return playback;
}

const showControls = (playback: LivePlayback) =>
  renderPage(
    <main className="night">
      <LiveControls playback={playback} isSideBySide={false} onSideBySide={noop} />
    </main>,
  );

const renditionButton = page.getByRole('button', { name: '清晰度' });
const items = page.getByRole('menuitemradio');

test('the renditions are chosen by the keyboard, the automatic choice names the current one, and the choice is stored', async () => {
  const playback = readyPlayback();
  await showControls(playback);
  await expect.poll(() => renditionButton.element().textContent).toMatch(/自动$/);
  renditionButton.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(items.first()).toHaveFocus();
  expect(items.elements().map((item) => item.textContent)).toEqual([
    '自动超清',
    '超清1080p',
    '高清720p',
    '标清480p',
    '仅听声音',
  ]);
  expect(await axeViolations('main')).toEqual([]);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await expect.poll(() => renditionButton.element().textContent).toMatch(/高清$/);
  expect(usePlayerSettings.getState().definition).toBe('HD');
  expect(document.cookie).toContain(encodeURIComponent('"definition":"HD"'));

  await renditionButton.click();
  await items.last().click();
  expect(playback.store.getState().soundOnly).toBe('chosen');
  await expect.poll(() => renditionButton.element().textContent).toMatch(/仅听声音$/);
  await renditionButton.click();
  await items.first().click();
  expect(playback.store.getState().soundOnly).toBe('off');
  expect(usePlayerSettings.getState().definition).toBe('auto');
});

test('the bar shows the distance to the live edge', async () => {
  const playback = readyPlayback();
  await showControls(playback);
  const bar = page.getByRole('slider', { name: '回看进度' });
  await expect.element(bar).toHaveAttribute('aria-valuetext', '直播中');
  playback.store.setState({ position: { start: 0, edge: 3600, at: 2850 } });
  await expect.element(bar).toHaveAttribute('aria-valuetext', '落后直播12分30秒');
});

function Over({ playback, view }: { playback: LivePlayback; view: 'stream' | 'paused' | 'disconnected' }) {
  const { meetingActivity: live } = useGetActivityDetail('l1');
  return (
    <main className="night">
      <StageNotes live={live} channelId="l1-1" playback={playback} />
      <StreamCard view={view} live={live} playback={playback} other={undefined} onChannel={noop} onItemStart={noop} />
    </main>
  );
}

test('one note at a time shows the problem of a video that plays', async ({ gateway }) => {
  gateway.answer('getActivityDetail', liveDetail());
  const playback = readyPlayback();
  playback.silence.setState({ isSilenced: true });
  await renderPage(<Over playback={playback} view="stream" />);
  const goLive = page.getByRole('button', { name: '回到直播', exact: true });
  await expect.element(page.getByText('已静音播放')).toBeVisible();
  await expect.element(goLive).not.toBeInTheDocument();
  playback.store.setState({ position: { start: 0, edge: 3600, at: 3556 } });
  await expect.element(goLive).toBeVisible();
  await page.getByRole('button', { name: '打开声音', exact: true }).click();
  await expect.element(page.getByText('已静音播放')).not.toBeInTheDocument();

  await expect.element(page.getByText('落后直播44秒', { exact: true })).toBeVisible();
  await expect.element(goLive).toBeVisible();

  playback.store.setState({ stallSeconds: 3 });
  await expect.element(page.getByText('网络不稳定，正在缓冲')).toBeVisible();
  expect(await axeViolations('main')).toEqual([]);
  usePlayerSettings.setState({ muted: true });
  await page.getByRole('button', { name: '仅听声音', exact: true }).click();
  expect(playback.store.getState().soundOnly).toBe('chosen');
  expect(usePlayerSettings.getState().muted).toBe(false);
});

test('a pause shows its duration by the clock of the gateway', async ({ gateway }) => {
  const systemTime = Date.now() - 3_600_000;
  gateway.answer('getActivityDetail', liveDetail({ systemTime, statusTime: systemTime - 134_000 }));
  const playback = readyPlayback();
  playback.store.setState({ failures: 2, wallClock: Date.UTC(2026, 10, 21, 12, 14) });
  await renderPage(<Over playback={playback} view="paused" />);
  const card = page.getByRole('status');
  await expect
    .poll(() => card.element().textContent)
    .toMatch(/^直播暂停中，请稍候已暂停2分1[45]秒，恢复后自动播放回看本节开头$/);
  expect(await axeViolations('main')).toEqual([]);
});

test('a lost connection shows the number of attempts and the position at which it resumes', async ({ gateway }) => {
  gateway.answer('getActivityDetail', liveDetail());
  const playback = readyPlayback();
  playback.store.setState({ failures: 2, wallClock: Date.UTC(2026, 10, 21, 12, 14) });
  await renderPage(<Over playback={playback} view="disconnected" />);
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('连接已断开，正在重新连接第2次尝试，断开时的位置20:14已记下');
});
