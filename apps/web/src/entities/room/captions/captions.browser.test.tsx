import { type Cue, writeWebVtt } from '@osteon/domain';
import { beforeEach, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, stopTimers, test } from '../../../../test/component-test.tsx';
import { createLivePlayback } from '../../stream/engine/live-playback.ts';
import { usePlayerSettings } from '../../video/player/settings-store.ts';
import { CaptionMenu, type CaptionSource, LiveCaptions, ReplayCaptions } from './captions.tsx';

/** Start of a minute, in seconds since 1970. */
const START = 1_795_766_400;
const ZH: CaptionSource = { language: 'zh', url: '/media/lives/l1-1/t/zh.vtt' };
const EN: CaptionSource = { language: 'en', url: '/media/lives/l1-1/t/en.vtt' };

/** The gateway's caption files; a missing file is refused. */
let files: Record<string, readonly Cue[]>;
let requested: string[];

beforeEach(() => {
  files = {};
  requested = [];
  usePlayerSettings.setState({ subtitles: 'both' });
  const realFetch = globalThis.fetch.bind(globalThis);
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input, location.href);
    if (!pathname.startsWith('/media/')) return realFetch(input, init);
    const url = `${pathname}${search}`;
    requested.push(url);
    const cues = files[url];
    return Promise.resolve(cues ? new Response(writeWebVtt(cues)) : new Response('', { status: 404 }));
  });
});

const cue = (id: string, startSeconds: number, endSeconds: number, text: string): Cue => ({
  id,
  startSeconds,
  endSeconds,
  text,
});
const minute = ({ url }: CaptionSource, number = START / 60) => `${url}?minute=${number}`;
const menu = page.getByRole('button', { name: '实时字幕' });

async function showLive(sources: readonly CaptionSource[], at: number) {
  const playback = createLivePlayback();
  playback.store.setState({ wallClock: at * 1000 });
  await renderPage(
    <main className="night" style={{ background: '#060b12' }}>
      <LiveCaptions playback={playback} sources={sources} />
      <CaptionMenu sources={sources} name="实时字幕" />
    </main>,
  );
  return (second: number) => playback.store.setState({ wallClock: second * 1000 });
}

test('both languages are shown in two lines and follow the position of the video', async () => {
  files[minute(ZH)] = [cue('a', START + 40, START + 43, '先看入口位')];
  files[minute(EN)] = [cue('a', START + 40, START + 42, 'Look at the inlet first')];
  const show = await showLive([ZH, EN], START + 41);
  await expect.element(page.getByText('先看入口位')).toBeVisible();
  const lines = page.getByRole('paragraph');
  expect(lines.elements().map((line) => [line.getAttribute('lang'), line.textContent])).toEqual([
    ['zh-CN', '先看入口位'],
    ['en', 'Look at the inlet first'],
  ]);
  show(START + 42.5);
  await expect.poll(() => lines.elements().map((line) => line.getAttribute('lang'))).toEqual(['zh-CN']);
  show(START + 43);
  await expect.poll(() => lines.elements()).toEqual([]);
});

test('the choice is stored for all players, and captions that are off are not requested', async () => {
  files[minute(ZH)] = [cue('a', START + 40, START + 43, '先看入口位')];
  files[minute(EN)] = [];
  await showLive([ZH, EN], START + 41);
  await expect.element(menu).toHaveTextContent('实时字幕 中/英');
  menu.element().focus();
  await userEvent.keyboard('{Enter}');
  const items = page.getByRole('menuitemradio');
  await expect.element(items.last()).toHaveFocus();
  expect(items.elements().map((item) => item.textContent)).toEqual(['关闭', '中文', 'English', '中/英']);
  expect(await axeViolations('main')).toEqual([]);
  await items.first().click();
  await expect.element(page.getByText('先看入口位')).not.toBeInTheDocument();
  expect(usePlayerSettings.getState().subtitles).toBe('off');
  expect(document.cookie).toContain(encodeURIComponent('"subtitles":"off"'));
});

test('only available languages are offered', async () => {
  await showLive([ZH], START);
  await menu.click();
  const items = page.getByRole('menuitemradio');
  await expect.element(items.first()).toBeVisible();
  expect(items.elements().map((item) => item.textContent)).toEqual(['关闭', '中文']);
  await expect.element(items.last()).toBeChecked();
});

test('an event without captions has no menu and requests no captions', async () => {
  await showLive([], START);
  await expect.element(menu).not.toBeInTheDocument();
  expect(requested).toEqual([]);
});

test('a late caption is shown on arrival and corrected in place', async () => {
  stopTimers();
  files[minute(ZH)] = [cue('b', START + 44, START + 46, '正在说')];
  const show = await showLive([ZH], START + 45);
  await expect.element(page.getByText('正在说')).toBeVisible();
  files[minute(ZH)] = [cue('a', START + 40, START + 44, '骶髂螺丝')];
  await vi.advanceTimersByTimeAsync(2000);
  await expect.element(page.getByText('骶髂螺丝')).toBeVisible();
  files[minute(ZH)] = [cue('a', START + 40, START + 44, '骶髂螺钉')];
  show(START + 47);
  await vi.advanceTimersByTimeAsync(2000);
  await expect.element(page.getByText('骶髂螺钉')).toBeVisible();
  show(START + 49.1);
  await expect.element(page.getByText('骶髂螺钉')).not.toBeInTheDocument();
});

test('captions of both minutes are read around a full minute, and a failed read is retried', async () => {
  stopTimers();
  files[minute(ZH)] = [cue('a', START + 55, START + 65, '跨过整分')];
  await showLive([ZH], START + 61);
  await expect.element(page.getByText('跨过整分')).toBeVisible();
  expect(requested).toEqual([minute(ZH), minute(ZH, START / 60 + 1)]);
  files[minute(ZH, START / 60 + 1)] = [cue('b', START + 60, START + 70, '下一分')];
  await vi.advanceTimersByTimeAsync(2000);
  await expect.element(page.getByText(/下一分/)).toBeVisible();
});

test('markup in a caption is shown as text', async () => {
  files[minute(ZH)] = [cue('a', START, START + 9, '<img src=x onerror=alert(1)> & <b>粗</b>')];
  await showLive([ZH], START + 1);
  await expect.element(page.getByText('<img src=x onerror=alert(1)> & <b>粗</b>')).toBeVisible();
});

test('a replay shows its captions by its own seconds and reads the file once', async () => {
  files[EN.url] = [cue('', 10, 12, 'Look here'), cue('', 12, 14, 'And here')];
  await renderPage(<ReplayCaptions playback={createLivePlayback()} sources={[EN]} at={12.5} />);
  await expect.element(page.getByText('And here')).toBeVisible();
  await expect.element(page.getByText('Look here')).not.toBeInTheDocument();
  expect(requested).toEqual([EN.url]);
});
