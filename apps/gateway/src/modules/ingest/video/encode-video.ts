import type { VideoMediaMetadata } from '../../video/video-media.ts';
import { IngestError } from '../base/ingest-error.ts';
import { chooseRenditions } from './choose-renditions.ts';
import { encodeAudio, getAudioFolder } from './encode-audio.ts';
import { type EncodingContext, encodeLadder } from './encode-ladder.ts';
import { extractCover } from './extract-cover.ts';
import { getRate } from './frame-rate.ts';
import { getRenditionFolder } from './ladder-arguments.ts';
import { measureTrack } from './measure-track.ts';
import { planTiles } from './plan-tiles.ts';
import type { SourceVideo } from './source-video.ts';
import { writeTiles } from './write-tiles.ts';

/** A video that ends this much earlier than its header states is damaged, in seconds. */
const MISSING_MAX = 2;

/**
 * Transcodes a video below `context.target`: renditions, sound and preview tiles, and the cover as PNG. Sound and cover
 * are encoded in parallel with the renditions, which need nearly all of the time. Subtitles are added by the caller.
 * @throws {IngestError} for a video that cannot be decoded to its end
 */
export async function encodeVideo(
  video: SourceVideo,
  context: EncodingContext,
  options: { secondsMax: number; withCover: boolean; onProgress: (part: number) => void },
): Promise<{ media: Omit<VideoMediaMetadata, 'subtitles'>; cover: Buffer | null }> {
  const failed = new AbortController();
  const own = { ...context, signal: AbortSignal.any([context.signal, failed.signal]) };
  const renditions = chooseRenditions(video);
  const tiles = planTiles(video);
  const parts = [
    encodeLadder(video, { renditions, tiles }, own, options),
    encodeAudio(video, own),
    options.withCover ? extractCover(video, own) : Promise.resolve(null),
  ] as const;
  // The first failure stops the other programs, and all have ended before the folder is used or removed.
  const [, , cover] = await Promise.all(parts).catch(async (error: unknown) => {
    failed.abort(error);
    await Promise.allSettled(parts);
    throw error;
  });
  const { target } = context;
  const frameRate = getRate(video.frameRate);
  const media = {
    renditions: await Promise.all(
      renditions.map(async ({ name, width, height }) => ({
        ...(await measureTrack(target, getRenditionFolder(name))),
        name,
        width,
        height,
        frameRate: Math.round(frameRate * 1000) / 1000,
      })),
    ),
    audio: await Promise.all(
      video.audio.map(async ({ language }) => ({
        ...(await measureTrack(target, getAudioFolder(language))),
        language,
      })),
    ),
    thumbnails: await writeTiles(target, tiles),
  };
  const seconds = Math.min(...media.renditions.map(({ segmentSeconds }) => segmentSeconds.reduce((a, b) => a + b, 0)));
  if (seconds < video.seconds - MISSING_MAX) {
    throw new IngestError(
      `the film ends after ${Math.floor(seconds)} of ${Math.floor(video.seconds)} s: it is damaged`,
    );
  }
  return { media: { seconds: Math.round(seconds * 1000) / 1000, ...media }, cover };
}
