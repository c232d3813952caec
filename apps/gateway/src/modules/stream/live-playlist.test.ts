import { expect, test } from 'vitest';
import { composeMasterPlaylist, composeMediaPlaylist } from './live-playlist.ts';
import { readSegmentList } from './recording/segment-list.ts';
import { listPlaylistRenditions, selectRenditions } from './renditions.ts';
import type { StoredSegment } from './segment-file.ts';

const START = Date.parse('2026-11-02T08:00:00.000Z');

/** Segments of two seconds, of consecutive runs. */
function makeSegments(runs: readonly number[], from = 0): StoredSegment[] {
  return runs
    .flatMap((count, run) => Array.from({ length: count }, (_, number) => ({ run, number })))
    .map(({ run, number }, index) => ({
      position: from + index,
      rendition: 'SD',
      runId: `run-${run}`,
      runPosition: run,
      number,
      startedAt: START + run * 60_000 + number * 2000,
      seconds: 2,
      isPersisted: true,
    }));
}

const compose = (segments: StoredSegment[], skip = false) =>
  composeMediaPlaylist(segments, { isOver: false, skip }).split('\n');

test('a run is listed with its initialization segment and the wall clock, a break with a discontinuity', () => {
  expect(compose(makeSegments([1, 2], 40))).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-TARGETDURATION:2',
    '#EXT-X-MEDIA-SEQUENCE:40',
    '#EXT-X-DISCONTINUITY-SEQUENCE:0',
    '#EXT-X-SERVER-CONTROL:CAN-SKIP-UNTIL=12.0',
    '#EXT-X-MAP:URI="SD/run-0/init.mp4"',
    '#EXT-X-PROGRAM-DATE-TIME:2026-11-02T08:00:00.000Z',
    '#EXTINF:2.00000,',
    'SD/run-0/0.m4s',
    '#EXT-X-DISCONTINUITY',
    '#EXT-X-MAP:URI="SD/run-1/init.mp4"',
    '#EXT-X-PROGRAM-DATE-TIME:2026-11-02T08:01:00.000Z',
    '#EXTINF:2.00000,',
    'SD/run-1/0.m4s',
    '#EXTINF:2.00000,',
    'SD/run-1/1.m4s',
    '',
  ]);
});

test('a run that a rendition lacks counts among its breaks, as players align renditions by their number', () => {
  const countBreaks = (runs: readonly number[]) =>
    compose(makeSegments(runs)).filter((line) => line === '#EXT-X-DISCONTINUITY').length;
  expect([countBreaks([1, 0, 1]), countBreaks([1, 1, 1]), countBreaks([1, 0, 0, 1])]).toEqual([2, 2, 3]);
});

test('segments that a player already has are skipped, except the last six', () => {
  const lines = compose(makeSegments([100]), true);
  expect(lines).toContain('#EXT-X-SKIP:SKIPPED-SEGMENTS=94');
  expect(lines.filter((line) => line.endsWith('.m4s'))).toHaveLength(6);
  expect(compose(makeSegments([6]), true)).not.toContainEqual(expect.stringMatching(/^#EXT-X-SKIP/));
});

test('a playlist that is over is marked as such, and skips nothing', () => {
  const text = composeMediaPlaylist(makeSegments([20]), { isOver: true, skip: true });
  expect(text).toMatch(/\n#EXT-X-PLAYLIST-TYPE:VOD\n/);
  expect(text).toMatch(/\n#EXT-X-ENDLIST\n$/);
  expect(text).not.toMatch(/SKIP/);
});

test('the text of a playlist with skipped segments, and of one that is over', () => {
  const segments = makeSegments([8, 0, 1], 40);
  const init = (run: number) => `#EXT-X-MAP:URI="SD/run-${run}/init.mp4"`;
  const list = (run: number, numbers: readonly number[]) =>
    numbers.flatMap((number) => ['#EXTINF:2.00000,', `SD/run-${run}/${number}.m4s`]);
  const header = [
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-TARGETDURATION:2',
    '#EXT-X-MEDIA-SEQUENCE:40',
    '#EXT-X-DISCONTINUITY-SEQUENCE:0',
  ];
  const last = [
    '#EXT-X-DISCONTINUITY',
    '#EXT-X-DISCONTINUITY',
    init(2),
    '#EXT-X-PROGRAM-DATE-TIME:2026-11-02T08:02:00.000Z',
    ...list(2, [0]),
  ];
  expect(compose(segments, true)).toEqual([
    ...header,
    '#EXT-X-SERVER-CONTROL:CAN-SKIP-UNTIL=12.0',
    '#EXT-X-SKIP:SKIPPED-SEGMENTS=3',
    ...list(0, [3, 4, 5, 6, 7]),
    ...last,
    '',
  ]);
  expect(composeMediaPlaylist(segments, { isOver: true, skip: false }).split('\n')).toEqual([
    ...header,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    init(0),
    '#EXT-X-PROGRAM-DATE-TIME:2026-11-02T08:00:00.000Z',
    ...list(0, [0, 1, 2, 3, 4, 5, 6, 7]),
    ...last,
    '#EXT-X-ENDLIST',
    '',
  ]);
});

test('the master playlist lists the renditions from the smallest, no larger than the source, and the audio', () => {
  const text = composeMasterPlaylist(listPlaylistRenditions(['SD', 'HD'], true), { width: 1280, height: 720 });
  expect(text.split('\n')).toEqual([
    '#EXTM3U',
    '#EXT-X-VERSION:9',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-STREAM-INF:BANDWIDTH=996000,CODECS="avc1.4d401f,mp4a.40.2",RESOLUTION=854x480,NAME="SD"',
    'SD.m3u8',
    '#EXT-X-STREAM-INF:BANDWIDTH=2296000,CODECS="avc1.4d4028,mp4a.40.2",RESOLUTION=1280x720,NAME="HD"',
    'HD.m3u8',
    '#EXT-X-STREAM-INF:BANDWIDTH=96000,CODECS="mp4a.40.2",NAME="audio"',
    'audio.m3u8',
    '',
  ]);
  const mute = composeMasterPlaylist(listPlaylistRenditions(['SD'], false), { width: 0, height: 0 });
  expect(mute).toContain('CODECS="avc1.4d401f",NAME="SD"');
  expect(mute).not.toContain('audio');
});

test.each([
  [['SD', 'HD', 'FHD'], 1080, ['SD', 'HD', 'FHD']],
  [['SD', 'HD', 'FHD'], 720, ['SD', 'HD']],
  [['SD', 'HD', 'FHD'], 360, ['SD']],
  [['HD', 'FHD'], 480, ['HD']],
  [['FHD'], 0, ['FHD']],
  [[], 1080, ['SD']],
] as const)('of %j a source of %i lines gets %j', (requested, height, renditions) => {
  expect(selectRenditions(requested, { height })).toEqual(renditions);
});

test('the finished segments of a playlist of ffmpeg are parsed, and nothing else', () => {
  const text = '#EXTM3U\n#EXT-X-MAP:URI="init_0.mp4"\n#EXTINF:2.000000,\n7.m4s\n#EXTINF:1.04,\n8.m4s\n#EXTINF:2,\n';
  expect(readSegmentList(text)).toEqual({
    init: 'init_0.mp4',
    segments: [
      { number: 7, seconds: 2, file: '7.m4s' },
      { number: 8, seconds: 1.04, file: '8.m4s' },
    ],
  });
  expect(readSegmentList('')).toEqual({ init: '', segments: [] });
});
