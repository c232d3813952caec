import type { Film } from './film.ts';

/** PQ or HLG to what standard screens show; otherwise the picture would look washed out. */
const TONE_MAPPING = [
  'zscale=t=linear:npl=100',
  'format=gbrpf32le',
  'zscale=p=bt709',
  'tonemap=hable:desat=0',
  'zscale=t=bt709:m=bt709:r=tv',
];

/** ffmpeg's filters that make the frames of any film progressive and of standard brightness. */
export function buildPictureFilters({ interlaced, highDynamicRange }: Film): string[] {
  return [...(interlaced ? ['yadif=deint=interlaced'] : []), ...(highDynamicRange ? TONE_MAPPING : [])];
}
