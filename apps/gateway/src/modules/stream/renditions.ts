import type { VideoRendition } from '@osteon/domain';

/** A rendition of a live stream: a video rendition, or audio only (rules/stream#renditions). */
export type RenditionName = VideoRendition | 'audio';

interface RenditionSettings {
  readonly name: VideoRendition;
  readonly height: number;
  /** Video bitrate in bits per second. */
  readonly bitrate: number;
  readonly level: string;
  /** RFC 6381 codec string of its profile and level. */
  readonly codec: string;
}

/** From the smallest: a gateway that is too slow drops the last one (rules/stream#renditions). */
const RENDITION_SETTINGS: readonly RenditionSettings[] = [
  { name: 'SD', height: 480, bitrate: 900_000, level: '3.1', codec: 'avc1.4d401f' },
  { name: 'HD', height: 720, bitrate: 2_200_000, level: '4.0', codec: 'avc1.4d4028' },
  { name: 'FHD', height: 1080, bitrate: 4_500_000, level: '4.2', codec: 'avc1.4d402a' },
];

/** Audio bitrate in bits per second, in every rendition. */
const AUDIO_BITRATE = 96_000;
const AUDIO_CODEC = 'mp4a.40.2';

/** Length of a segment in seconds. */
const SEGMENT_SECONDS = 2;

/** The source stream of an encoder. */
export interface Source {
  /** 0 if the encoder does not send it. */
  readonly width: number;
  readonly height: number;
  readonly hasAudio: boolean;
}

/**
 * The renditions that are made of a source: those that the event requests and that are no larger than the source, in
 * any case the smallest of them.
 */
export function selectRenditions(
  requested: readonly VideoRendition[],
  { height }: Pick<Source, 'height'>,
): VideoRendition[] {
  const [smallest, ...larger] = RENDITION_SETTINGS.filter(({ name }) => requested.includes(name));
  if (!smallest) return ['SD'];
  return [smallest, ...larger.filter((settings) => settings.height <= height)].map(({ name }) => name);
}

/** A rendition as an entry of the master playlist. */
export interface PlaylistRendition {
  readonly name: RenditionName;
  readonly bandwidth: number;
  readonly codecs: readonly string[];
  /** In px; null for audio. */
  readonly height: number | null;
}

/** The renditions for the master playlist, with audio only as the last. */
export function listPlaylistRenditions(renditions: readonly VideoRendition[], hasAudio: boolean): PlaylistRendition[] {
  const audioBitrate = hasAudio ? AUDIO_BITRATE : 0;
  const videoRenditions = RENDITION_SETTINGS.filter(({ name }) => renditions.includes(name)).map(
    ({ name, bitrate, codec, height }): PlaylistRendition => ({
      name,
      bandwidth: bitrate + audioBitrate,
      codecs: hasAudio ? [codec, AUDIO_CODEC] : [codec],
      height,
    }),
  );
  if (!hasAudio) return videoRenditions;
  return [...videoRenditions, { name: 'audio', bandwidth: AUDIO_BITRATE, codecs: [AUDIO_CODEC], height: null }];
}

/**
 * The arguments of ffmpeg, which reads FLV from its standard input and writes each rendition to a folder of its name:
 * all are cut at the same timestamps, whatever key frames the encoder sends.
 */
export function composeTranscoderArguments(
  renditions: readonly VideoRendition[],
  { hasAudio }: Pick<Source, 'hasAudio'>,
): string[] {
  const settings = RENDITION_SETTINGS.filter(({ name }) => renditions.includes(name));
  const labels = settings.map((_, index) => `[in${index}]`).join('');
  const scaled = settings.map(
    ({ name, height }, index) => `[in${index}]scale=-2:'min(${height},trunc(ih/2)*2)'[${name}]`,
  );
  const videoArguments = settings.flatMap(({ name, bitrate, level }, index) =>
    [
      ['-map', `[${name}]`, `-b:v:${index}`, String(bitrate), `-maxrate:v:${index}`, String(Math.round(bitrate * 1.2))],
      [`-bufsize:v:${index}`, String(bitrate * 2), `-level:v:${index}`, level],
    ].flat(),
  );
  const audioArguments = hasAudio ? [...settings, 'audio'].flatMap(() => ['-map', '0:a:0']) : [];
  const streams = settings.map(({ name }, index) => `v:${index},${hasAudio ? `a:${index},` : ''}name:${name}`);
  if (hasAudio) streams.push(`a:${settings.length},name:audio`);
  return [
    ['-hide_banner', '-nostats', '-loglevel', 'error', '-probesize', '500k', '-analyzeduration', '500000'],
    ['-f', 'flv', '-i', 'pipe:0'],
    ['-filter_complex', [`[0:v:0]split=${settings.length}${labels}`, ...scaled].join(';')],
    videoArguments,
    audioArguments,
    ['-c:v', 'libx264', '-preset', 'veryfast', '-tune', 'zerolatency', '-profile:v', 'main', '-pix_fmt', 'yuv420p'],
    ['-fpsmax', '60', '-sc_threshold', '0', '-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`],
    hasAudio ? ['-c:a', 'aac', '-b:a', String(AUDIO_BITRATE), '-ac', '2', '-ar', '48000'] : [],
    ['-f', 'hls', '-hls_time', String(SEGMENT_SECONDS), '-hls_list_size', '20', '-hls_segment_type', 'fmp4'],
    ['-hls_flags', 'independent_segments+temp_file', '-hls_fmp4_init_filename', 'init.mp4'],
    ['-var_stream_map', streams.join(' '), '-hls_segment_filename', '%v/%d.m4s', '%v/index.m3u8'],
  ].flat();
}
