import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { VideoMediaMetadata } from '../../video/video-media.ts';
import type { IngestContext } from '../base/ingest-context.ts';
import { IngestError } from '../base/ingest-error.ts';
import { getAttemptFolder, getIngestFolder } from '../base/ingest-folder.ts';
import { writeCover } from '../base/write-cover.ts';
import type { VideoItem } from '../item/ingest-item.ts';
import { checkVideo } from './check-video.ts';
import { chooseRenditions } from './choose-renditions.ts';
import { assertFreeSpace, estimateVideoBytes } from './disk-space.ts';
import { encodeVideo } from './encode-video.ts';
import { probeVideo } from './probe-video.ts';
import { type Cue, formatSubtitles, readSubtitles } from './read-subtitles.ts';
import type { SourceVideo } from './source-video.ts';
import { uploadFolder } from './upload-folder.ts';

/** Share of the work that is done once the video is encoded; the rest is the upload. */
const ENCODED = 0.95;

/**
 * Encodes the media and the cover of a video and stores them; no row refers to them yet.
 * @throws {IngestError} for a fault of the video or of the files beside it
 */
export async function ingestVideo(item: VideoItem, context: IngestContext) {
  const { config, storage, find, signal, row, source, workFolder, onProgress } = context;
  const { limits } = config.ingest;
  const report = await probeVideo(source, { find, signal, limits });
  const video = checkVideo(report, { limits, audioLanguages: item.audioLanguages });
  checkMarks(item, video);
  await assertFreeSpace(workFolder, estimateVideoBytes(video, chooseRenditions(video)), config.diskFloorBytes);
  const target = join(workFolder, 'media');
  await mkdir(target, { recursive: true });
  const cues = await readAllSubtitles(video, context);
  const { media, cover } = await encodeVideo(
    video,
    { find, signal, source, target },
    {
      secondsMax: limits.seconds,
      withCover: row.files.cover === null,
      onProgress: (part) => onProgress(part * ENCODED),
    },
  );
  const subtitles: VideoMediaMetadata['subtitles'][number][] = [];
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
function checkMarks({ chapters, steps }: VideoItem, { seconds }: SourceVideo): void {
  for (const [field, marks] of [['chapters', chapters] as const, ['steps', steps] as const]) {
    const lateIndex = marks.findIndex(({ startSeconds }) => startSeconds >= seconds);
    if (lateIndex >= 0)
      throw new IngestError(
        `${field}.${lateIndex}.startSeconds: ${marks[lateIndex]?.startSeconds} is after the end of the film, which has ${seconds.toFixed(1)} s`,
      );
  }
}

async function readAllSubtitles(video: SourceVideo, { storage, row }: IngestContext): Promise<Map<'zh' | 'en', Cue[]>> {
  const cues = new Map<'zh' | 'en', Cue[]>();
  for (const { language, file } of row.files.subtitles) {
    const bytes = Buffer.from(await storage.files.getBytes(`${getIngestFolder(row.id)}/${file}`));
    cues.set(language, readSubtitles(bytes, { file, seconds: video.seconds }));
  }
  return cues;
}
