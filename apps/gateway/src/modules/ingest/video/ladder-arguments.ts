import { join } from 'node:path';
import type { PlannedRendition } from './choose-renditions.ts';
import { KEY_FRAME_SECONDS, PRESET, QUALITY } from './encoding-settings.ts';
import { BATCH, buildInput, buildOptions } from './ffmpeg-input.ts';
import { buildHlsOutput } from './hls-output.ts';
import type { TilePlan } from './plan-tiles.ts';
import type { SourceVideo } from './source-video.ts';

/** Maps PQ or HLG to the range of standard screens; otherwise the picture would be washed out. */
const TONE_MAPPING = [
  'zscale=t=linear:npl=100',
  'format=gbrpf32le',
  'zscale=p=bt709',
  'tonemap=hable:desat=0',
  'zscale=t=bt709:m=bt709:r=tv',
];

/** ffmpeg's filters that make the frames of any video progressive and of standard brightness. */
export function buildPictureFilters({ interlaced, highDynamicRange }: SourceVideo): string[] {
  return [...(interlaced ? ['yadif=deint=interlaced'] : []), ...(highDynamicRange ? TONE_MAPPING : [])];
}

/** Frames of the preview tiles one after another, three bytes a pixel. */
export const TILES_FILE = 'tiles.rgb';

/** Folder of a rendition below that of the media. */
export function getRenditionFolder(name: PlannedRendition['name']): string {
  return name.toLowerCase();
}

/**
 * The arguments of the one run of ffmpeg that decodes a video once and writes all its renditions and preview tiles
 * below `target`. Key frames are forced at the same seconds, so that all renditions are cut alike.
 */
export function buildLadderArguments(
  video: SourceVideo,
  plan: { renditions: readonly PlannedRendition[]; tiles: TilePlan },
  { source, target, secondsMax }: { source: string; target: string; secondsMax: number },
): string[] {
  const { renditions, tiles } = plan;
  const names = [...renditions.map(({ name }) => name), 'tiles'];
  const shared = [...buildPictureFilters(video), `fps=fps=${video.frameRate}:start_time=0`, `split=${names.length}`];
  const graph = [
    `[0:${video.videoStream}]${shared.join(',')}${names.map((name) => `[to-${name}]`).join('')}`,
    ...renditions.map(
      ({ name, width, height }) =>
        `[to-${name}]scale=${width}:${height}:flags=bicubic,setsar=1,format=yuv420p[${name}]`,
    ),
    `[to-tiles]select='gte(t,${tiles.everySeconds}*selected_n)',` +
      `scale=${tiles.width}:${tiles.height}:flags=area,format=rgb24[tiles]`,
  ];
  return [
    ...BATCH,
    ...buildOptions({ v: 'error', progress: 'pipe:1', t: secondsMax }),
    ...buildInput(source),
    ...buildOptions({ filter_complex: graph.join(';') }),
    ...renditions.flatMap((rendition) => buildRenditionOutput(rendition, target)),
    ...buildOptions({ map: '[tiles]', fps_mode: 'passthrough', f: 'rawvideo' }),
    join(target, TILES_FILE),
  ];
}

function buildRenditionOutput({ name, maxRate }: PlannedRendition, target: string): string[] {
  return [
    ...buildOptions({
      map: `[${name}]`,
      'c:v': 'libx264',
      'profile:v': 'high',
      preset: PRESET,
      crf: QUALITY,
      maxrate: `${maxRate}k`,
      bufsize: `${2 * maxRate}k`,
      force_key_frames: `expr:gte(t,n_forced*${KEY_FRAME_SECONDS})`,
      sc_threshold: 0,
      'flags:v': '+cgop',
    }),
    ...buildHlsOutput(join(target, getRenditionFolder(name))),
  ];
}
