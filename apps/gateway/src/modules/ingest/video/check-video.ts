import type { IngestLimits } from '../../../platform/config/ingest-settings.ts';
import { IngestError } from '../base/ingest-error.ts';
import type { MediaLanguage } from '../item/ingest-item.ts';
import { selectAudio } from './audio-languages.ts';
import { chooseFrameRate } from './frame-rate.ts';
import type { ProbeReport, VideoStream } from './probe-schema.ts';
import type { SourceVideo } from './source-video.ts';

/** Smaller pictures are tracks of test signals or thumbnails, not videos. */
const SIDE_MIN = 64;

/** The minimum length of a video in seconds: a single frame is a picture. */
const SECONDS_MIN = 1;

const INTERLACED = ['tt', 'bb', 'tb', 'bt'];
const HIGH_DYNAMIC_RANGE = ['smpte2084', 'arib-std-b67'];

/**
 * Checks the report of ffprobe against the limits (rules/ingest#limits).
 * @throws {IngestError} naming the fault and the limit
 */
export function checkVideo(
  { streams, format }: ProbeReport,
  { limits, audioLanguages }: { limits: IngestLimits; audioLanguages?: readonly (MediaLanguage | null)[] | undefined },
): SourceVideo {
  const video = streams.find((stream) => stream.codec_type === 'video' && stream.disposition.attached_pic === 0);
  if (video?.codec_type !== 'video') throw new IngestError('the file has no moving picture');
  if (video.codec_name === undefined) throw new IngestError('ffmpeg does not know the codec of the film');
  const seconds = video.duration ?? format.duration ?? 0;
  if (!(seconds >= SECONDS_MIN)) throw new IngestError(`the film is shorter than ${SECONDS_MIN} s`);
  if (seconds > limits.seconds)
    throw new IngestError(
      `the film has ${Math.ceil(seconds / 60)} minutes, INGEST_MAX_MINUTES is ${limits.seconds / 60}`,
    );
  if (video.width * video.height > limits.pixels)
    throw new IngestError(
      `the film has ${video.width}×${video.height} pixels, INGEST_MAX_MEGAPIXELS is ${limits.pixels / 1e6}`,
    );
  if (Math.min(video.width, video.height) < SIDE_MIN)
    throw new IngestError(`the film has ${video.width}×${video.height} pixels, at least ${SIDE_MIN} each are needed`);
  return {
    seconds,
    ...getDisplaySize(video),
    frameRate: chooseFrameRate(video.avg_frame_rate),
    interlaced: INTERLACED.includes(video.field_order ?? ''),
    highDynamicRange: HIGH_DYNAMIC_RANGE.includes(video.color_transfer ?? ''),
    videoStream: video.index,
    audio: selectAudio(
      streams.filter((stream) => stream.codec_type === 'audio'),
      audioLanguages,
    ),
  };
}

/** The size after rotation, with the width of square pixels. */
function getDisplaySize({ width, height, sample_aspect_ratio: aspect, side_data_list: sides }: VideoStream) {
  const square = Math.round(width * (aspect ?? 1));
  const rotation = sides.find((side) => side.rotation !== undefined)?.rotation ?? 0;
  return Math.abs(rotation) % 180 === 90 ? { width: height, height: square } : { width: square, height };
}
