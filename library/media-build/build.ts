import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaCatalogue, Picture } from '../media-catalogue.ts';
import { assignPictures } from './assign.ts';
import { fingerprint, readCatalogue, removeOthers, writeCatalogue } from './catalogue-file.ts';
import { buildFilm, filmFiles, filmLines } from './film/film.ts';
import type { FilmScript } from './film/film-script.ts';
import { FILMS } from './films.ts';
import { speakLine, writeNarration } from './narration.ts';
import { writePicture } from './picture.ts';
import { pictureGraph } from './picture-graph.ts';
import type { PictureScript } from './picture-script.ts';
import { PICTURES } from './pictures.ts';
import { FILM_SETTINGS, PICTURE_ENCODING, PICTURE_SETTINGS } from './settings.ts';
import { Speaker } from './speech.ts';
import { sceneSeconds, sceneStarts, sentenceStarts } from './timeline.ts';
import { missingTools } from './tools.ts';
import type { SourceVideo } from './videos.ts';
import { readVideos } from './videos.ts';

const library = join(import.meta.dirname, '..');
const root = join(library, 'media');
const imagery = join(library, 'imagery');

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Empties the folders of a part and builds it, with a folder for intermediate files that is deleted afterwards. */
const inWorkFolder = async <T>(folders: readonly string[], build: (work: string) => Promise<T>): Promise<T> => {
  for (const folder of folders) {
    await rm(join(root, folder), { recursive: true, force: true });
    await mkdir(join(root, folder), { recursive: true });
  }
  const work = await mkdtemp(join(tmpdir(), 'osteon-media-'));
  try {
    return await build(work);
  } finally {
    await rm(work, { recursive: true });
  }
};

const buildPicture = async (script: PictureScript, source: string): Promise<Picture> => {
  const folder = `pictures/${script.id}`;
  return await inWorkFolder([folder], async (work) => {
    const speaker = new Speaker(work);
    const scenes = [];
    for (const scene of script.scenes) {
      const spoken = [];
      for (const line of scene.lines) spoken.push(await speakLine(speaker, line));
      scenes.push(spoken);
    }
    const lengths = scenes.map((lines) => lines.map((line) => line.seconds));
    const seconds = sceneSeconds(lengths, script.atLeastSeconds);
    const starts = sentenceStarts(lengths, sceneStarts(seconds));
    const total = seconds.reduce((sum, value) => sum + value, 0);
    const narration = await writeNarration({ root, folder, work }, scenes.flat(), starts, total);
    const graph = await pictureGraph(script, seconds, { imagery, work });
    const moving = await writePicture(graph, PICTURE_ENCODING, { root, folder, work });
    const { id, title, titleEn, specialties, tags } = script;
    return {
      id,
      title,
      titleEn,
      specialties: [...specialties],
      tags: [...tags],
      ...narration,
      ...moving,
      placeholder: true,
      source,
    };
  });
};

const isUpToDate = (catalogue: MediaCatalogue, id: string, source: string): boolean =>
  catalogue.pictures.find((picture) => picture.id === id)?.source === source && existsSync(join(root, 'pictures', id));

const storePicture = (catalogue: MediaCatalogue, picture: Picture): void => {
  catalogue.pictures = [...catalogue.pictures.filter(({ id }) => id !== picture.id), picture];
  say(`picture ${picture.id}: ${picture.seconds} s`);
  writeCatalogue(root, catalogue);
};

const buildOutdatedPicture = async (catalogue: MediaCatalogue, script: PictureScript): Promise<void> => {
  const files = script.scenes.map((scene) => join(imagery, scene.file));
  const source = await fingerprint([script, script.atLeastSeconds, PICTURE_SETTINGS], files);
  if (isUpToDate(catalogue, script.id, source)) return;
  storePicture(catalogue, await buildPicture(script, source));
};

const buildOutdatedFilm = async (catalogue: MediaCatalogue, script: FilmScript, video: SourceVideo): Promise<void> => {
  const { videoId } = script;
  const made = [script, filmLines(script, video), video.marks, FILM_SETTINGS];
  const source = await fingerprint(made, filmFiles(script, imagery));
  if (isUpToDate(catalogue, videoId, source)) return;
  const folders = [`pictures/${videoId}`, ...(video.hasVoice ? [`voices/${videoId}`] : [])];
  const { picture, voice } = await inWorkFolder(folders, (work) =>
    buildFilm(script, video, { root, imagery, work, source }),
  );
  if (voice !== null) catalogue.voices[videoId] = voice;
  storePicture(catalogue, picture);
};

/** Two at a time: composing a picture uses one core. */
const inPairs = async (parts: readonly (() => Promise<void>)[]): Promise<void> => {
  const waiting = [...parts];
  const work = async (): Promise<void> => {
    for (let part = waiting.shift(); part !== undefined; part = waiting.shift()) await part();
  };
  await Promise.all([work(), work()]);
};

const build = async (): Promise<void> => {
  const missing = await missingTools();
  if (missing !== null) throw new Error(missing);
  await mkdir(root, { recursive: true });
  const videos = await readVideos(join(library, 'content'));
  const catalogue = await readCatalogue(root);
  const own = new Map(FILMS.map((script) => [script.videoId, script]));
  const others = videos.filter(({ id }) => !own.has(id));
  const shared = assignPictures(others, PICTURES);
  catalogue.assignments = Object.fromEntries(videos.map(({ id }) => [id, own.has(id) ? id : (shared[id] ?? '')]));
  const used = new Set(Object.values(shared));
  const pictures = PICTURES.filter(({ id }) => used.has(id));
  const films = videos.flatMap((video) => {
    const script = own.get(video.id);
    return script === undefined ? [] : [{ script, video }];
  });
  await inPairs([
    ...pictures.map((script) => () => buildOutdatedPicture(catalogue, script)),
    ...films.map(
      ({ script, video }) =>
        () =>
          buildOutdatedFilm(catalogue, script, video),
    ),
  ]);
  const order = [...pictures.map(({ id }) => id), ...films.map(({ video }) => video.id)];
  const spoken = films.filter(({ video }) => video.hasVoice).map(({ video }) => video.id);
  catalogue.pictures = catalogue.pictures
    .filter(({ id }) => order.includes(id))
    .sort((left, right) => order.indexOf(left.id) - order.indexOf(right.id));
  catalogue.voices = Object.fromEntries(
    spoken.flatMap((id) => Object.entries(catalogue.voices).filter(([key]) => key === id)),
  );
  await removeOthers(root, 'pictures', order);
  await removeOthers(root, 'voices', spoken);
  writeCatalogue(root, catalogue);
  say(`${catalogue.pictures.length} pictures and ${spoken.length} voices are up to date`);
};

try {
  await build();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
