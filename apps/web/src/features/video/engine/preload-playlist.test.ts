import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { preloadPlaylist } from './preload-playlist.ts';

const ROOT = 'https://media.example.com/media/videos/m1/token/';

const files: Readonly<Record<string, string>> = {
  'master.m3u8': `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="中文",LANGUAGE="zh",DEFAULT=NO,URI="voices/zh/index.m3u8"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="English",LANGUAGE="en",DEFAULT=YES,URI="voices/en/index.m3u8"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",NAME="English",LANGUAGE="en",URI="voices/en.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=500000
pictures/sd/index.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=900000
pictures/hd/index.m3u8
`,
  'pictures/sd/index.m3u8':
    '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:6.000,\nseg-00001.m4s\n#EXTINF:6.000,\nseg-00002.m4s\n',
  'voices/zh/index.m3u8': '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:6.000,\nseg-00001.m4s\n',
};

const requested: string[] = [];

beforeEach(() => {
  requested.length = 0;
  vi.stubGlobal('location', { href: 'https://portal.example.com/edu/videoTerminal?id=v1' });
  vi.stubGlobal('fetch', async (url: string | URL) => {
    const path = String(url).replace(ROOT, '');
    requested.push(path);
    return new Response(files[path] ?? '');
  });
});
afterEach(() => vi.unstubAllGlobals());

test('loads the first segments of the smallest rendition and of the chosen sound', async () => {
  await preloadPlaylist(`${ROOT}master.m3u8`, 'zh', new AbortController().signal);
  expect(requested[0]).toBe('master.m3u8');
  expect(requested.slice(1).toSorted()).toEqual([
    'pictures/sd/index.m3u8',
    'pictures/sd/init.mp4',
    'pictures/sd/seg-00001.m4s',
    'voices/zh/index.m3u8',
    'voices/zh/init.mp4',
    'voices/zh/seg-00001.m4s',
  ]);
});

test('loads no sound that the video does not have', async () => {
  vi.stubGlobal('fetch', async (url: string | URL) => {
    requested.push(String(url).replace(ROOT, ''));
    return new Response('#EXTM3U\n');
  });
  await preloadPlaylist(`${ROOT}master.m3u8`, 'zh', new AbortController().signal);
  expect(requested).toEqual(['master.m3u8']);
});
