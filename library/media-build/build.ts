import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaCatalogue, Picture, Voice } from '../media-catalogue.ts';
import { assignPictures } from './assign.ts';
import { fingerprint, readCatalogue, removeOthers, writeCatalogue } from './catalogue-file.ts';
import { speakLine, writeNarration } from './narration.ts';
import { writePicture } from './picture.ts';
import type { PictureScript } from './picture-script.ts';
import { PICTURES } from './pictures.ts';
import { PICTURE_SETTINGS, VOICE_SETTINGS } from './settings.ts';
import { Speaker } from './speech.ts';
import { follow, PAUSE, sceneSeconds, sceneStarts, sentenceStarts, wholeSegments } from './timeline.ts';
import { missingTools } from './tools.ts';
import type { SourceVideo } from './videos.ts';
import { readVideos } from './videos.ts';

const library = join(import.meta.dirname, '..');
const root = join(library, 'media');
const imagery = join(library, 'imagery');

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Empties the folder of a part and builds it, with a folder for intermediate files that is gone afterwards. */
const inWorkFolder = async <T>(folder: string, build: (work: string) => Promise<T>): Promise<T> => {
  await rm(join(root, folder), { recursive: true, force: true });
  await mkdir(join(root, folder), { recursive: true });
  const work = await mkdtemp(join(tmpdir(), 'osteon-media-'));
  try {
    return await build(work);
  } finally {
    await rm(work, { recursive: true });
  }
};

const buildVoice = async (video: SourceVideo, source: string): Promise<Voice> => {
  const folder = `voices/${video.id}`;
  return await inWorkFolder(folder, async (work) => {
    const speaker = new Speaker(work);
    const spoken = [];
    for (const line of video.lines) spoken.push(await speakLine(speaker, line));
    const lengths = spoken.map((line) => line.seconds);
    const { starts, end } = follow(PAUSE, lengths);
    const narration = await writeNarration({ root, folder, work }, spoken, starts, wholeSegments(end + PAUSE));
    return { ...narration, source };
  });
};

const buildPicture = async (script: PictureScript, atLeast: number, source: string): Promise<Picture> => {
  const folder = `pictures/${script.id}`;
  return await inWorkFolder(folder, async (work) => {
    const speaker = new Speaker(work);
    const scenes = [];
    for (const scene of script.scenes) {
      const spoken = [];
      for (const line of scene.lines) spoken.push(await speakLine(speaker, line));
      scenes.push(spoken);
    }
    const lengths = scenes.map((lines) => lines.map((line) => line.seconds));
    const seconds = sceneSeconds(lengths, atLeast);
    const starts = sentenceStarts(lengths, sceneStarts(seconds));
    const total = seconds.reduce((sum, value) => sum + value, 0);
    const narration = await writeNarration({ root, folder, work }, scenes.flat(), starts, total);
    const moving = await writePicture(script, seconds, { root, folder, imagery, work });
    const { id, title, titleEn, specialties, tags } = script;
    return { id, title, titleEn, specialties: [...specialties], tags: [...tags], ...narration, ...moving, source };
  });
};

const buildVoices = async (catalogue: MediaCatalogue, videos: readonly SourceVideo[]): Promise<void> => {
  for (const video of videos.filter(({ hasVoice }) => hasVoice)) {
    const source = await fingerprint([video.lines, VOICE_SETTINGS], []);
    if (catalogue.voices[video.id]?.source === source && existsSync(join(root, 'voices', video.id))) continue;
    catalogue.voices[video.id] = await buildVoice(video, source);
    say(`voice ${video.id}: ${catalogue.voices[video.id]?.seconds} s`);
    writeCatalogue(root, catalogue);
  }
};

/** The longest voice that is spoken over a picture, which must not end before it. */
const longestVoice = (catalogue: MediaCatalogue, pictureId: string): number =>
  Object.entries(catalogue.voices)
    .filter(([videoId]) => catalogue.assignments[videoId] === pictureId)
    .reduce((longest, [, voice]) => Math.max(longest, voice.seconds), 0);

const buildOutdatedPicture = async (catalogue: MediaCatalogue, script: PictureScript): Promise<void> => {
  const atLeast = Math.max(script.atLeastSeconds, longestVoice(catalogue, script.id));
  const files = script.scenes.map((scene) => join(imagery, scene.file));
  const source = await fingerprint([script, atLeast, PICTURE_SETTINGS], files);
  const earlier = catalogue.pictures.find(({ id }) => id === script.id);
  if (earlier?.source === source && existsSync(join(root, 'pictures', script.id))) return;
  say(`picture ${script.id}: at least ${atLeast} s, in the making`);
  const picture = await buildPicture(script, atLeast, source);
  catalogue.pictures = [...catalogue.pictures.filter(({ id }) => id !== script.id), picture];
  say(`picture ${script.id}: ${picture.seconds} s`);
  writeCatalogue(root, catalogue);
};

/** Two at a time: composing a picture keeps one core busy. */
const buildPictures = async (catalogue: MediaCatalogue): Promise<void> => {
  const waiting = [...PICTURES];
  const worker = async (): Promise<void> => {
    for (let script = waiting.shift(); script !== undefined; script = waiting.shift()) {
      await buildOutdatedPicture(catalogue, script);
    }
  };
  await Promise.all([worker(), worker()]);
};

const build = async (): Promise<void> => {
  const missing = await missingTools();
  if (missing !== null) throw new Error(missing);
  await mkdir(root, { recursive: true });
  const videos = await readVideos(join(library, 'content'));
  const catalogue = await readCatalogue(root);
  catalogue.assignments = assignPictures(videos, PICTURES);
  await buildVoices(catalogue, videos);
  await buildPictures(catalogue);
  const order = PICTURES.map(({ id }) => id);
  const spoken = videos.filter(({ hasVoice }) => hasVoice).map(({ id }) => id);
  catalogue.pictures = catalogue.pictures
    .filter(({ id }) => order.includes(id))
    .sort((left, right) => order.indexOf(left.id) - order.indexOf(right.id));
  catalogue.voices = Object.fromEntries(Object.entries(catalogue.voices).filter(([id]) => spoken.includes(id)));
  await removeOthers(root, 'pictures', order);
  await removeOthers(root, 'voices', spoken);
  writeCatalogue(root, catalogue);
  say(`${catalogue.pictures.length} pictures and ${Object.keys(catalogue.voices).length} voices are up to date`);
};

try {
  await build();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
