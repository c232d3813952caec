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
