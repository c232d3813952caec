import { join } from 'node:path';
import { SEGMENT_SECONDS } from './encoding-settings.ts';
import { buildOptions } from './ffmpeg-input.ts';

/** ffmpeg's playlist of a track; it is only read to measure the track. */
export const FFMPEG_PLAYLIST = 'index.m3u8';

/** ffmpeg's output options of one fMP4 track in `folder`, without metadata of the source. */
export function buildHlsOutput(folder: string): string[] {
  return [
    ...buildOptions({
      map_metadata: -1,
      map_chapters: -1,
      f: 'hls',
      hls_time: SEGMENT_SECONDS,
      hls_list_size: 0,
      hls_playlist_type: 'vod',
      hls_segment_type: 'fmp4',
      hls_fmp4_init_filename: 'init.mp4',
      // The first frame is displayed at second 0 without an edit list, which players of fragments do not read.
      hls_segment_options: 'movflags=+negative_cts_offsets:use_editlist=0',
      start_number: 1,
      hls_segment_filename: join(folder, 'seg-%05d.m4s'),
    }),
    join(folder, FFMPEG_PLAYLIST),
  ];
}
