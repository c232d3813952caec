import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type MediaTrack, segmentFile } from '../media-catalogue.ts';
import { SEGMENT_SECONDS } from './settings.ts';
import { options, run } from './tools.ts';

const PLAYLIST = 'index.m3u8';

/** ffmpeg's output options for one fMP4 track in `folder`; the playlist it writes there is only read by `measure`. */
export const hlsOutput = (folder: string): string[] => [
  ...options({
    fflags: '+bitexact',
    'flags:v': '+bitexact+cgop',
    'flags:a': '+bitexact',
    map_metadata: -1,
    f: 'hls',
    hls_time: SEGMENT_SECONDS,
    hls_list_size: 0,
    hls_playlist_type: 'vod',
    hls_segment_type: 'fmp4',
    hls_fmp4_init_filename: 'init.mp4',
    start_number: 1,
    hls_segment_filename: join(folder, 'seg-%05d.m4s'),
  }),
  join(folder, PLAYLIST),
];

const toMilliseconds = (seconds: number): number => Math.round(seconds * 1000) / 1000;

/**
 * Measures the output of ffmpeg in `root/folder`: codec, segment lengths, bandwidths. Removes ffmpeg's own playlist,
 * since the gateway writes every playlist. Throws when the segments do not add up to what ffprobe plays.
 */
export const measure = async (root: string, folder: string): Promise<MediaTrack> => {
  const playlist = join(root, folder, PLAYLIST);
  const text = await readFile(playlist, 'utf8');
  const segmentSeconds = [...text.matchAll(/^#EXTINF:([\d.]+)/gm)].map((match) => toMilliseconds(Number(match[1])));
  const total = segmentSeconds.reduce((sum, seconds) => sum + seconds, 0);
  const { stdout } = await run('ffprobe', [
    ...options({ v: 'error', allowed_extensions: 'ALL', show_entries: 'format=duration', of: 'csv=p=0' }),
    playlist,
  ]);
  if (Math.abs(Number(stdout) - total) > 0.1)
    throw new Error(`${folder}: segments of ${total} s play ${stdout.trim()} s`);
  await rm(playlist);
  const codecs = getCodecs(await readFile(join(root, folder, 'init.mp4')));
  const track: MediaTrack = { folder, codecs, bandwidth: 0, averageBandwidth: 0, segmentSeconds };
  const bytes = await Promise.all(
    segmentSeconds.map(async (_, n) => (await stat(join(root, segmentFile(track, n)))).size),
  );
  const rates = bytes.map((size, n) => Math.ceil((size * 8) / (segmentSeconds[n] ?? SEGMENT_SECONDS)));
  const all = bytes.reduce((sum, size) => sum + size, 0);
  return { ...track, bandwidth: Math.max(...rates), averageBandwidth: Math.ceil((all * 8) / total) };
};

const hex = (byte: number | undefined): string => (byte ?? 0).toString(16).padStart(2, '0');

/**
 * The RFC 6381 codec string of the one track in an fMP4 header.
 * Reads it from the decoder configuration itself (avcC, or the AudioSpecificConfig in esds); throws without either.
 */
const getCodecs = (init: Buffer): string => {
  const avc = init.indexOf('avcC', 0, 'latin1');
  if (avc >= 0) return `avc1.${hex(init[avc + 5])}${hex(init[avc + 6])}${hex(init[avc + 7])}`;
  const esds = init.indexOf('esds', 0, 'latin1');
  const decoderSpecific = init.indexOf(Buffer.from([0x05, 0x80, 0x80, 0x80]), esds);
  const first = init[decoderSpecific + 5];
  if (esds < 0 || decoderSpecific < 0 || first === undefined) throw new Error('No decoder configuration in init.mp4');
  return `mp4a.40.${first >> 3}`;
};
