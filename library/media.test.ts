import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { MediaCatalogue, MediaTrack, Narration } from './media-catalogue.ts';
import { initFile, segmentFile, sliceFile } from './media-catalogue.ts';

const root = join(import.meta.dirname, 'media');
const readJson = (file: string): unknown => JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'));
const catalogue = readJson('media/catalogue.json') as MediaCatalogue;
const home = readJson('content/home.json') as { recommended: string[]; sections: { ids: string[] }[] };
const courses = readJson('content/courses.json') as { attachments?: { file: string }[] }[];
const videos = readJson('content/videos.json') as {
  id: string;
  chapters: { startSeconds: number }[];
  steps?: { startSeconds: number }[];
  transcript?: { start: number; zh: string; en: string }[];
}[];

const narrations: [string, Narration][] = [
  ...catalogue.pictures.map((picture): [string, Narration] => [picture.id, picture]),
  ...Object.entries(catalogue.voices),
];
const tracks: [string, MediaTrack, number][] = [
  ...narrations.flatMap(([, { audio, seconds }]) => Object.values(audio).map((track) => ({ track, seconds }))),
  ...catalogue.pictures.flatMap(({ renditions, seconds }) => renditions.map((track) => ({ track, seconds }))),
].map(({ track, seconds }) => [track.folder, track, seconds]);

const toSeconds = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** The cues of a WebVTT file, each with its one line of text. */
const getCues = (file: string): { start: number; end: number; text: string }[] => {
  const [header, ...blocks] = readFileSync(join(root, file), 'utf8').trimEnd().split('\n\n');
  expect(header).toBe('WEBVTT');
  return blocks.map((block) => {
    const cue = /^(\d{2}:\d{2}:\d{2}\.\d{3}) --> (\d{2}:\d{2}:\d{2}\.\d{3})\n(.+)$/.exec(block);
    if (cue === null) throw new Error(`${file}: not a cue: ${block}`);
    return { start: toSeconds(cue[1] ?? ''), end: toSeconds(cue[2] ?? ''), text: cue[3] ?? '' };
  });
};

describe.each(tracks)('track %s', (_, track, seconds) => {
  test('has every file, and no file besides', () => {
    const files = [initFile(track), ...track.segmentSeconds.map((_second, index) => segmentFile(track, index))];
    const present = readdirSync(join(root, track.folder)).map((name) => `${track.folder}/${name}`);
    expect(present.toSorted()).toEqual(files.toSorted());
  });

  test('its segments add up to its length, and its bandwidth covers its heaviest segment', () => {
    const total = track.segmentSeconds.reduce((sum, value) => sum + value, 0);
    expect(Math.abs(total - seconds)).toBeLessThanOrEqual(0.1);
    const rates = track.segmentSeconds.map(
      (value, n) => (statSync(join(root, segmentFile(track, n))).size * 8) / value,
    );
    expect(Math.max(...rates)).toBeLessThanOrEqual(track.bandwidth);
    expect(track.codecs).toMatch(/^(avc1\.64[0-9a-f]{4}|mp4a\.40\.2)$/);
  });
});

test.each(narrations)('the subtitles of %s lie within it, in both languages at the same seconds', (_, narration) => {
  const zh = getCues(narration.subtitles.zh);
  const en = getCues(narration.subtitles.en);
  expect(zh.length).toBeGreaterThan(0);
  expect(en.map(({ start, end }) => [start, end])).toEqual(zh.map(({ start, end }) => [start, end]));
  let before = 0;
  for (const { start, end } of zh) {
    expect(start).toBeGreaterThanOrEqual(before);
    expect(end).toBeGreaterThan(start);
    before = end;
  }
  expect(before).toBeLessThanOrEqual(narration.seconds);
});

test('all definitions of a picture are cut at the same whole segments', () => {
  for (const { renditions, thumbnails, seconds } of catalogue.pictures) {
    expect(renditions.map(({ name, width, height }) => [name, width, height])).toEqual([
      ['SD', 854, 480],
      ['HD', 1280, 720],
      ['FHD', 1920, 1080],
    ]);
    for (const { segmentSeconds } of renditions) expect(segmentSeconds.every((value) => value === 6)).toBe(true);
    expect(existsSync(join(root, thumbnails.file))).toBe(true);
    expect(thumbnails.count).toBe(Math.ceil(seconds / thumbnails.everySeconds));
    expect(thumbnails.columns * thumbnails.rows).toBeGreaterThanOrEqual(thumbnails.count);
  }
});

test('there are five short pictures and one that outlasts a try-watch', () => {
  const lengths = catalogue.pictures.map(({ seconds }) => seconds);
  expect(lengths.filter((seconds) => seconds >= 60 && seconds <= 150).length).toBeGreaterThanOrEqual(5);
  expect(lengths.filter((seconds) => seconds >= 360).length).toBeGreaterThanOrEqual(1);
});

test('every video plays a picture that lasts as long as its voice', () => {
  expect(Object.keys(catalogue.assignments).toSorted()).toEqual(videos.map(({ id }) => id).toSorted());
  for (const [videoId, pictureId] of Object.entries(catalogue.assignments)) {
    const picture = catalogue.pictures.find(({ id }) => id === pictureId);
    expect(picture?.seconds).toBeGreaterThanOrEqual(catalogue.voices[videoId]?.seconds ?? 0);
  }
});

test('each transcript of the library has its voices and its exact words as subtitles', () => {
  const spoken = videos.filter(({ transcript }) => transcript !== undefined && transcript.length > 0);
  expect(Object.keys(catalogue.voices).toSorted()).toEqual(spoken.map(({ id }) => id).toSorted());
  expect(spoken.length).toBe(24);
  for (const { id, transcript } of spoken) {
    const voice = catalogue.voices[id];
    expect(getCues(voice?.subtitles.zh ?? '').map(({ text }) => text)).toEqual(transcript?.map(({ zh }) => zh));
    expect(getCues(voice?.subtitles.en ?? '').map(({ text }) => text)).toEqual(transcript?.map(({ en }) => en));
    const late = getCues(voice?.subtitles.zh ?? '').map(({ start }, line) => start - (transcript?.[line]?.start ?? 0));
    expect(Math.max(...late.map(Math.abs))).toBeLessThanOrEqual(0.1);
  }
});

test('all titles of the first home rows, and all with a transcript, have a film of their own', () => {
  const first = [...home.recommended, ...home.sections.slice(0, 2).flatMap(({ ids }) => ids)];
  const spoken = videos.filter(({ transcript }) => transcript !== undefined && transcript.length > 0);
  const owners = new Set([...first, ...spoken.map(({ id }) => id)]);
  expect(owners.size).toBe(30);
  for (const { id, chapters, steps = [] } of videos) {
    const picture = catalogue.pictures.find((each) => each.id === catalogue.assignments[id]);
    expect([id, picture?.placeholder ?? false]).toEqual([id, !owners.has(id)]);
    if (!owners.has(id)) continue;
    expect(picture?.id).toBe(id);
    const marks = [...chapters, ...steps].map(({ startSeconds }) => startSeconds);
    expect(picture?.scenes?.map(({ at }) => at)).toEqual([...new Set(marks)].toSorted((one, two) => one - two));
  }
});

test('each scene of a film starts just before a sentence, and the film ends with its narration', () => {
  for (const { scenes = [], subtitles, seconds, id } of catalogue.pictures) {
    const starts = getCues(subtitles.zh).map(({ start }) => start);
    for (const { startSeconds } of scenes) {
      const next = starts.find((start) => start >= startSeconds) ?? Number.POSITIVE_INFINITY;
      expect([id, startSeconds, next - startSeconds <= 1]).toEqual([id, startSeconds, true]);
    }
    expect(catalogue.voices[id]?.seconds ?? seconds).toBe(seconds);
  }
});

test('there are no media without a reference', () => {
  const known = new Set([
    'catalogue.json',
    ...narrations.flatMap(([, { subtitles }]) => Object.values(subtitles)),
    ...catalogue.pictures.map(({ thumbnails }) => thumbnails.file),
    ...courses.flatMap(({ attachments = [] }) => attachments.map(({ file }) => file)),
    ...Object.entries(catalogue.stacks ?? {}).flatMap(([name, { count }]) =>
      Array.from({ length: count }, (_slice, index) => sliceFile(name, index)),
    ),
    ...tracks.flatMap(([, track]) => [
      initFile(track),
      ...track.segmentSeconds.map((_second, index) => segmentFile(track, index)),
    ]),
  ]);
  const present = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  expect(present.filter((file) => !known.has(file))).toEqual([]);
  const assigned = new Set(Object.values(catalogue.assignments));
  expect(catalogue.pictures.filter(({ id }) => !assigned.has(id))).toEqual([]);
});

test('all media together stay within 130 MB', () => {
  const bytes = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
  expect(bytes).toBeLessThanOrEqual(130_000_000);
});
