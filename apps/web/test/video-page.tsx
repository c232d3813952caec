import type { ResponseOf } from '@osteon/contract';
import { type CSSProperties, Suspense } from 'react';
import { onTestFinished, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { VideoDetail } from '../src/features/video/page/video-detail.tsx';
import { expect, renderPage } from './component-test.tsx';
import type { FakeGateway } from './fake-gateway.ts';
import { sampleVideo } from './video.ts';

/** A video of the sample without sound, 84 s, with subtitles in both languages. */
const FOLDER = '../../library/media/pictures/trauma';
const SEGMENTS = 14;
const SECONDS = 84;

/** The signed URL that the gateway returns for it. */
const VIDEO_PLAYLIST = '/media/videos/m1/link/master.m3u8';

/** Its page: four chapters, and four steps between 10 and 72 s with a gap after the second. */
const shortVideo: ResponseOf<'getVideo'> = {
  ...sampleVideo,
  card: { ...sampleVideo.card, durationSeconds: SECONDS },
  chapters: [
    { startSeconds: 0, title: '适应证', titleEn: '' },
    { startSeconds: 20, title: '开槽', titleEn: '' },
    { startSeconds: 60, title: '开门', titleEn: '' },
    { startSeconds: 72, title: '关闭切口', titleEn: '' },
  ],
  steps: [10, 16, 56, 60].map((startSeconds, index) => ({
    startSeconds,
    title: `步骤${index + 1}`,
    detail: '磨除外侧椎板全层至硬膜外脂肪。',
  })),
};

/** The frame around the page sets it: nothing sticks above the page here. */
const FRAME: CSSProperties & Record<'--frame-top', string> = { '--frame-top': '0px' };

let videoUrl: Promise<string> | undefined;

/** The address of the whole video as one file. */
async function loadVideo(): Promise<string> {
  const names = Array.from({ length: SEGMENTS }, (_, index) => `seg-${String(index + 1).padStart(5, '0')}.m4s`);
  const parts = await Promise.all(
    ['init.mp4', ...names].map(async (name) => {
      const text = await commands.readFile(`${FOLDER}/sd/${name}`, 'base64');
      return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    }),
  );
  return URL.createObjectURL(new Blob(parts, { type: 'video/mp4' }));
}

async function loadSubtitles(language: 'zh' | 'en') {
  const text = await commands.readFile(`${FOLDER}/${language}.vtt`, 'utf-8');
  return { language, url: URL.createObjectURL(new Blob([text], { type: 'text/vtt' })) };
}

/** Removes MediaSource until the end of the test, and has the browser play the video instead of every playlist. */
async function installVideo(): Promise<void> {
  videoUrl ??= loadVideo();
  const address = await videoUrl;
  vi.stubGlobal('MediaSource', undefined);
  vi.stubGlobal('ManagedMediaSource', undefined);
  Reflect.deleteProperty(window, 'MediaSource');
  Reflect.deleteProperty(window, 'ManagedMediaSource');
  const source = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'src');
  if (!source) throw new Error('No src of media elements');
  Object.defineProperty(HTMLMediaElement.prototype, 'src', {
    ...source,
    set(this: HTMLMediaElement, url: string) {
      source.set?.call(this, url.endsWith('.m3u8') ? address : url);
    },
  });
  onTestFinished(() => {
    Object.defineProperty(HTMLMediaElement.prototype, 'src', source);
  });
}

/** The page of a video that shows the video. */
export async function openVideoPage(
  gateway: FakeGateway,
  more: Partial<ResponseOf<'getVideoPlay'>> = {},
  address?: string,
) {
  await installVideo();
  const subtitles = await Promise.all([loadSubtitles('zh'), loadSubtitles('en')]);
  gateway.answer('getVideo', shortVideo);
  gateway.answer('addPlay', { counted: true });
  gateway.answer('getVideoPlay', {
    playlistUrl: VIDEO_PLAYLIST,
    validSeconds: 3600,
    durationSeconds: SECONDS,
    placeholder: false,
    watchAuth: { tryWatchFlag: false, tryWatchDuration: 0 },
    gate: null,
    positionSeconds: null,
    thumbnails: { url: '/favicon.svg', columns: 1, rows: 1, tileWidth: 160, tileHeight: 90, everySeconds: 5 },
    subtitles,
    ...more,
  });
  await renderPage(
    <main style={FRAME}>
      <Suspense fallback="…">
        <VideoDetail
          id="v1"
          engagement={{ fans: () => null, follow: () => null, actions: (_id, share) => share }}
          comments={() => null}
        />
      </Suspense>
    </main>,
    address,
  );
  const frame = page.getByRole('region', { name: shortVideo.card.title, exact: true });
  const media = () => {
    const element = frame.element().querySelector('video');
    if (!element) throw new Error('No video');
    return element;
  };
  const button = (name: string) => frame.getByRole('button', { name, exact: true });
  await expect.element(button('播放')).toBeInTheDocument();
  // The outline comes after the video.
  await expect.element(page.getByRole('region', { name: '手术步骤', exact: true })).toBeInTheDocument();
  await expect.poll(() => media().readyState).toBeGreaterThan(HTMLMediaElement.HAVE_NOTHING);
  const position = () => media().currentTime;
  return {
    frame,
    media,
    /** A button of the control bar. */
    button,
    /** Seconds from the start. */
    position,
    focus: () => (frame.element() as HTMLElement).focus(),
    async play() {
      const startPosition = position();
      await button('播放').click();
      await expect.poll(position).toBeGreaterThan(startPosition);
    },
    /** Seeks to a second by the timeline. */
    async seek(second: number) {
      await frame.getByRole('slider', { name: '播放进度', exact: true }).fill(String(second));
    },
    /** Chooses in one of the menus of the control bar. */
    async choose(menu: string, value: string) {
      await button(menu).click();
      await page.getByRole('menuitemradio', { name: value, exact: true }).click();
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    },
  };
}
