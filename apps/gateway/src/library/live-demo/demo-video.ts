import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CAPTION_LANGUAGES, type CaptionLanguage, type Cue, readWebVtt } from '@osteon/domain';
import { readMedia } from '@osteon/library';
import { runTool } from '../../modules/ingest/tools/run-tool.ts';
import { getSegmentName } from '../../modules/video/hls/hls-playlist.ts';
import { StartupError } from '../../platform/startup-error.ts';

/** The sample film that replaces a camera: its picture changes every few seconds. */
const FILM_ID = 'film-reading';

/** Large enough to be read on a desktop, and small enough for a machine that encodes all renditions of it. */
const RENDITION = 'HD';

/** Timeout for joining its tracks, in seconds. */
const JOIN_TIMEOUT_SECONDS = 60;

interface Track {
  readonly folder: string;
  readonly segmentSeconds: readonly number[];
}

/** A video file that replaces a camera. */
export interface DemoVideo {
  readonly path: string;
  readonly seconds: number;
  /** Its captions in each language. */
  readonly cues: readonly (Cue & { readonly language: CaptionLanguage })[];
}

/**
 * Writes a film of the sample library, picture and Chinese voice, as one file into `workFolder`.
 * @throws {StartupError} if the library has no such film
 */
export async function writeDemoVideo(
  program: string,
  { library, workFolder, signal }: { library: string; workFolder: string; signal: AbortSignal },
): Promise<DemoVideo> {
  const { pictures } = await readMedia(library);
  const film = pictures.find(({ id }) => id === FILM_ID);
  const picture = film?.renditions.find(({ name }) => name === RENDITION);
  if (!film || !picture) throw new StartupError(`The sample library has no film ${FILM_ID}.`);
  const paths = { picture: join(workFolder, 'picture.mp4'), voice: join(workFolder, 'voice.mp4') };
  await writeTrack(library, picture, paths.picture);
  await writeTrack(library, film.audio.zh, paths.voice);
  const videoPath = join(workFolder, 'film.mp4');
  const inputs = ['-i', paths.picture, '-i', paths.voice];
  await runTool(program, ['-loglevel', 'error', ...inputs, '-c', 'copy', '-shortest', videoPath], {
    signal,
    seconds: JOIN_TIMEOUT_SECONDS,
  });
  const cues: DemoVideo['cues'][number][] = [];
  for (const language of CAPTION_LANGUAGES) {
    const text = await readFile(join(library, 'media', film.subtitles[language]), 'utf8');
    cues.push(...readWebVtt(text).map((cue) => ({ ...cue, language })));
  }
  return { path: videoPath, seconds: film.seconds, cues: cues.toSorted((a, b) => a.startSeconds - b.startSeconds) };
}

/** A fragmented MP4 file is the initialization segment of a track followed by its media segments. */
async function writeTrack(library: string, { folder, segmentSeconds }: Track, path: string): Promise<void> {
  const names = ['init.mp4', ...segmentSeconds.map((_seconds, index) => getSegmentName(index))];
  const parts: Buffer[] = [];
  for (const name of names) parts.push(await readFile(join(library, 'media', folder, name)));
  await writeFile(path, Buffer.concat(parts));
}
