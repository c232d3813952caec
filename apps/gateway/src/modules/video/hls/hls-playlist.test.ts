import { MemberType, RoleId } from '@osteon/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMaster, readPlaylist } from '../../../../test/playlist.ts';
import { decideWatchRight } from '../policy.ts';
import type { VideoMediaMetadata } from '../video-media.ts';
import {
  buildMasterPlaylist,
  buildSubtitlePlaylist,
  buildTrackPlaylist,
  computePlayableRange,
} from './hls-playlist.ts';

const SEGMENT = 6;

/** Length of a frame of sound, of which every audio segment holds a whole number. */
const FRAME = 1024 / 48_000;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** Second at which the frame nearest to the end of segment `count` ends. */
const frameEnd = (count: number) => Math.round((count * SEGMENT) / FRAME) * FRAME;

/** A title of whole segments: picture and voices may differ in length, and AAC segments are never exactly 6 s. */
function media({
  pictureSegments,
  voiceSegments,
}: {
  pictureSegments: number;
  voiceSegments: number;
}): VideoMediaMetadata {
  const track = (folder: string, segmentSeconds: number[]) => ({
    folder,
    codecs: 'avc1.640028',
    bandwidth: 100_000,
    averageBandwidth: 50_000,
    segmentSeconds,
  });
  const voice = (language: 'zh' | 'en') => ({
    language,
    ...track(
      `voices/v/${language}`,
      Array.from({ length: voiceSegments }, (_, index) => frameEnd(index + 1) - frameEnd(index)),
    ),
    codecs: 'mp4a.40.2',
  });
  const rendition = (name: 'SD' | 'HD' | 'FHD', width: number, height: number) => ({
    ...track(
      `pictures/p/${name.toLowerCase()}`,
      Array.from({ length: pictureSegments }, () => SEGMENT),
    ),
    name,
    width,
    height,
    frameRate: 15,
  });
  return {
    seconds: voiceSegments * SEGMENT,
    renditions: [rendition('SD', 854, 480), rendition('HD', 1280, 720), rendition('FHD', 1920, 1080)],
    audio: [voice('zh'), voice('en')],
    subtitles: [
      { language: 'zh', file: 'voices/v/zh.vtt' },
      { language: 'en', file: 'voices/v/en.vtt' },
    ],
    thumbnails: {
      file: 'pictures/p/tiles.webp',
      columns: 10,
      rows: 1,
      tileWidth: 160,
      tileHeight: 90,
      everySeconds: 5,
      count: 10,
    },
  };
}

const anyMedia = fc
  .record({ voiceSegments: fc.integer({ min: 1, max: 90 }), more: fc.integer({ min: 0, max: 40 }) })
  .map(({ voiceSegments, more }) => media({ voiceSegments, pictureSegments: voiceSegments + more }));

const anyWatcher = fc.record({
  roleId: fc.constantFrom(...Object.values(RoleId)),
  authState: fc.integer({ min: 0, max: 4 }),
  memberType: fc.constantFrom(...Object.values(MemberType)),
  expirationTime: fc.constantFrom(0, 2000),
});

test('every playlist is exactly as long as the viewer may watch', () => {
  const watched = fc.property(anyMedia, fc.option(anyWatcher), fc.boolean(), (title, watcher, vip) => {
    const { limitSeconds, watchAuth } = decideWatchRight(watcher, { vip, durationSeconds: title.seconds }, 1000);
    const cut = computePlayableRange(title, limitSeconds);
    const wanted = watchAuth.tryWatchFlag ? Math.min(title.seconds, watchAuth.tryWatchDuration) : title.seconds;
    for (const rendition of title.renditions) {
      const playlist = readPlaylist(buildTrackPlaylist(rendition, cut));
      expect(sum(playlist.seconds)).toBeCloseTo(wanted, 3);
      expect(playlist.segments).toHaveLength(playlist.seconds.length);
      expect(playlist).toMatchObject({ ended: true, map: 'init.mp4', targetDuration: SEGMENT });
    }
    for (const voice of title.audio) {
      const playlist = readPlaylist(buildTrackPlaylist(voice, cut));
      expect(playlist.seconds).toHaveLength(cut.segments);
      expect(Math.abs(sum(playlist.seconds) - wanted)).toBeLessThan(0.1);
      expect(Math.max(...playlist.seconds.map(Math.round))).toBeLessThanOrEqual(playlist.targetDuration);
    }
    const subtitles = readPlaylist(buildSubtitlePlaylist('voices/v/zh.vtt', cut));
    expect([sum(subtitles.seconds), subtitles.segments, subtitles.ended]).toEqual([cut.seconds, ['zh.vtt'], true]);
  });

  fc.assert(watched);
});

test('a limit inside a segment excludes that segment', () => {
  expect(computePlayableRange(media({ voiceSegments: 40, pictureSegments: 40 }), 100)).toEqual({
    segments: 16,
    seconds: 96,
  });
});

test('the master lists renditions from the smallest, both voices and both subtitles', () => {
  const text = buildMasterPlaylist(media({ voiceSegments: 10, pictureSegments: 12 }), 'zh');
  expect(readMaster(text)).toEqual({
    renditions: ['pictures/p/sd/index.m3u8', 'pictures/p/hd/index.m3u8', 'pictures/p/fhd/index.m3u8'],
    audio: ['voices/v/zh/index.m3u8', 'voices/v/en/index.m3u8'],
    subtitles: ['voices/v/zh.m3u8', 'voices/v/en.m3u8'],
  });
  expect(text).toContain('NAME="中文配音",LANGUAGE="zh",DEFAULT=NO');
  expect(text).toContain('NAME="英文原声",LANGUAGE="en",DEFAULT=YES');
  expect(text).toContain(
    '#EXT-X-STREAM-INF:BANDWIDTH=200000,AVERAGE-BANDWIDTH=100000,CODECS="avc1.640028,mp4a.40.2",RESOLUTION=1920x1080,FRAME-RATE=15.000,AUDIO="audio",SUBTITLES="subtitles",CLOSED-CAPTIONS=NONE',
  );
});

test('the tracks can have English names', () => {
  const text = buildMasterPlaylist(media({ voiceSegments: 10, pictureSegments: 12 }), 'en');
  const names = [...text.matchAll(/NAME="(.+?)"/g)].map(([, name]) => name);
  expect(names).toEqual(['Chinese dubbing', 'English original', 'Chinese subtitles', 'English subtitles']);
});

test('a video that ends inside a segment is played to its end', () => {
  const sample = media({ voiceSegments: 3, pictureSegments: 3 });
  expect(computePlayableRange({ ...sample, seconds: 13.2 }, null)).toEqual({ segments: 3, seconds: 18 });
  expect(computePlayableRange({ ...sample, seconds: 13.2 }, 12)).toEqual({ segments: 2, seconds: 12 });
});

test('a video without sound and subtitles has neither group', () => {
  const silent = { ...media({ voiceSegments: 2, pictureSegments: 2 }), audio: [], subtitles: [] };
  const text = buildMasterPlaylist(silent, 'zh');
  expect(readMaster(text)).toMatchObject({ audio: [], subtitles: [] });
  expect(text).toContain(
    'BANDWIDTH=100000,AVERAGE-BANDWIDTH=50000,CODECS="avc1.640028",RESOLUTION=854x480,FRAME-RATE=15.000,CLOSED-CAPTIONS=NONE',
  );
});

test('the text of a master playlist', () => {
  const text = buildMasterPlaylist(media({ voiceSegments: 2, pictureSegments: 2 }), 'zh');
  const stream = (size: string) =>
    `#EXT-X-STREAM-INF:BANDWIDTH=200000,AVERAGE-BANDWIDTH=100000,CODECS="avc1.640028,mp4a.40.2",RESOLUTION=${size},FRAME-RATE=15.000,AUDIO="audio",SUBTITLES="subtitles",CLOSED-CAPTIONS=NONE`;
  expect(text.split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="中文配音",LANGUAGE="zh",DEFAULT=NO,AUTOSELECT=YES,URI="voices/v/zh/index.m3u8"',
    '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="audio",NAME="英文原声",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,URI="voices/v/en/index.m3u8"',
    '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",NAME="中文字幕",LANGUAGE="zh",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="voices/v/zh.m3u8"',
    '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",NAME="英文字幕",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,FORCED=NO,URI="voices/v/en.m3u8"',
    stream('854x480'),
    'pictures/p/sd/index.m3u8',
    stream('1280x720'),
    'pictures/p/hd/index.m3u8',
    stream('1920x1080'),
    'pictures/p/fhd/index.m3u8',
    '',
  ]);
});

test.each([
  ['whole', null, [1, 2, 3], '18.000', 18],
  ['try-watch', 13, [1, 2], '12.000', 12],
] as const)('the texts of the %s playlists of a track and of subtitles', (_name, limit, numbers, length, target) => {
  const sample = media({ voiceSegments: 3, pictureSegments: 3 });
  const range = computePlayableRange(sample, limit);
  const [rendition] = sample.renditions;
  if (!rendition) throw new Error('the sample has no rendition');
  const header = (seconds: number) => [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${seconds}`,
    '#EXT-X-MEDIA-SEQUENCE:0',
    '#EXT-X-PLAYLIST-TYPE:VOD',
  ];
  expect(buildTrackPlaylist(rendition, range).split('\n')).toEqual([
    ...header(6),
    '#EXT-X-MAP:URI="init.mp4"',
    ...numbers.flatMap((number) => ['#EXTINF:6.000,', `seg-0000${number}.m4s`]),
    '#EXT-X-ENDLIST',
    '',
  ]);
  expect(buildSubtitlePlaylist('voices/v/zh.vtt', range).split('\n')).toEqual([
    ...header(target),
    `#EXTINF:${length},`,
    'zh.vtt',
    '#EXT-X-ENDLIST',
    '',
  ]);
});
