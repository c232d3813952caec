import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { runTool } from '../tools/run-tool.ts';
import { type EncodingContext, getEncodingLimit, runEncoder } from './encode-ladder.ts';
import { AUDIO } from './encoding-settings.ts';
import { BATCH, buildInput, buildOptions } from './ffmpeg-input.ts';
import { buildHlsOutput } from './hls-output.ts';
import { buildLoudnessFilters, type Loudness, readLoudness } from './loudness.ts';
import type { SourceVideo } from './source-video.ts';

/** Sound lasts this much longer than the picture, so that its segments cover every segment of the picture. */
const MARGIN_SECONDS = 1;

/** Folder of a sound track below that of the media. */
export function getAudioFolder(language: string): string {
  return `audio-${language}`;
}

/** Encodes the sound tracks of a video one after another, each normalised in loudness. */
export async function encodeAudio(video: SourceVideo, context: EncodingContext): Promise<void> {
  for (const track of video.audio) {
    const measured = await measureLoudness(video, track.index, context);
    await encodeTrack(video, track, measured, context);
  }
}

async function measureLoudness(
  video: SourceVideo,
  index: number,
  { find, signal, source }: EncodingContext,
): Promise<Loudness | null> {
  const filters = `aformat=sample_rates=${AUDIO.sampleRate}:channel_layouts=${AUDIO.layout},ebur128=peak=true:framelog=verbose`;
  const args = [
    ...BATCH,
    ...buildOptions({ v: 'info' }),
    ...buildInput(source),
    ...buildOptions({ map: `0:${index}`, af: filters, f: 'null' }),
    '-',
  ];
  const { stderr } = await runEncoder(() =>
    runTool(find('ffmpeg'), args, { signal, seconds: getEncodingLimit(video) }),
  );
  return readLoudness(stderr);
}

async function encodeTrack(
  video: SourceVideo,
  { index, language }: SourceVideo['audio'][number],
  measured: Loudness | null,
  { find, signal, source, target }: EncodingContext,
): Promise<void> {
  const folder = join(target, getAudioFolder(language));
  await mkdir(folder, { recursive: true });
  const filters = [
    // A track that starts later than the picture, or ends earlier, is filled up with silence.
    `aresample=${AUDIO.sampleRate}:async=1:first_pts=0`,
    ...buildLoudnessFilters(measured),
    `aformat=sample_rates=${AUDIO.sampleRate}:channel_layouts=${AUDIO.layout}`,
    'apad',
  ];
  const args = [
    ...BATCH,
    ...buildOptions({ v: 'error' }),
    ...buildInput(source),
    ...buildOptions({
      map: `0:${index}`,
      af: filters.join(','),
      t: video.seconds + MARGIN_SECONDS,
      'c:a': 'aac',
      'b:a': AUDIO.bitrate,
    }),
    ...buildHlsOutput(folder),
  ];
  await runEncoder(() => runTool(find('ffmpeg'), args, { signal, seconds: getEncodingLimit(video) }));
}
