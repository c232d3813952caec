import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoMediaFacts } from '../../video/video-media.ts';
import type { IngestContext } from '../ingest-context.ts';
import { IngestError } from '../ingest-error.ts';
import { getAttemptFolder, getIngestFolder } from '../ingest-folder.ts';
import type { FilmItem } from '../item/film-item.ts';
import { uploadFolder } from '../upload-folder.ts';
import { assertRoom, estimateFilmBytes } from '../work-room.ts';
import { writeCover } from '../write-cover.ts';
import { checkFilm } from './check-film.ts';
import { chooseRenditions } from './choose-renditions.ts';
import { encodeFilm } from './encode-film.ts';
import type { Film } from './film.ts';
import { probeFilm } from './probe-film.ts';
import { type Cue, formatSubtitles, readSubtitles } from './read-subtitles.ts';

/** Share of the work that is done once the video is encoded; the rest is the upload. */
const ENCODED = 0.95;

/**
 * Encodes the media and the cover of a video and stores them; no row refers to them yet.
 * @throws {IngestError} for a fault of the video or of the files beside it
 */
export async function ingestFilm(item: FilmItem, context: IngestContext) {
  const { config, storage, find, signal, row, source, workFolder, onProgress } = context;
  const { limits } = config.ingest;
  const report = await probeFilm(source, { find, signal, limits });
  const film = checkFilm(report, { limits, audioLanguages: item.audioLanguages });
  checkMarks(item, film);
  await assertRoom(workFolder, estimateFilmBytes(film, chooseRenditions(film)), config.diskFloorBytes);
  const target = join(workFolder, 'media');
  await mkdir(target, { recursive: true });
  const cues = await readAllSubtitles(film, context);
  const { media, cover } = await encodeFilm(
    film,
    { find, signal, source, target },
    {
      secondsMax: limits.seconds,
      withCover: row.files.cover === null,
      onProgress: (part) => onProgress(part * ENCODED),
    },
  );
  const subtitles: VideoMediaFacts['subtitles'][number][] = [];
  for (const [language, list] of cues) {
    const file = `subtitles-${language}.vtt`;
    await writeFile(join(target, file), formatSubtitles(list));
    subtitles.push({ language, file });
  }
  const picture = await writeCover({ alt: item.title, fallback: cover }, context);
  const folder = getAttemptFolder(row.id, row.attempt);
  await uploadFolder(target, { disk: storage.files, folder, signal });
  return { folder, media: { ...media, subtitles }, picture, transcript: cues.get('zh') ?? cues.get('en') ?? [] };
}

/** Chapters and steps that start after the end of the video belong to another one. */
function checkMarks({ chapters, steps }: FilmItem, { seconds }: Film): void {
  for (const [field, marks] of [['chapters', chapters] as const, ['steps', steps] as const]) {
    const late = marks.findIndex(({ startSeconds }) => startSeconds >= seconds);
    if (late >= 0)
      throw new IngestError(
        `${field}.${late}.startSeconds: ${marks[late]?.startSeconds} is after the end of the film, which has ${seconds.toFixed(1)} s`,
      );
  }
}

async function readAllSubtitles(film: Film, { storage, row }: IngestContext): Promise<Map<'zh' | 'en', Cue[]>> {
  const cues = new Map<'zh' | 'en', Cue[]>();
  for (const { language, file } of row.files.subtitles) {
    const bytes = Buffer.from(await storage.files.getBytes(`${getIngestFolder(row.id)}/${file}`));
    cues.set(language, readSubtitles(bytes, { file, seconds: film.seconds }));
  }
  return cues;
}
