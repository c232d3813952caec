/** Definitions of a video, in rising order (rules/video#renditions). */
export const VideoRendition = { sd: 'SD', hd: 'HD', fhd: 'FHD' } as const;
export type VideoRendition = (typeof VideoRendition)[keyof typeof VideoRendition];

/** Picture height of each definition in pixels. */
export const RENDITION_HEIGHT_PX: Readonly<Record<VideoRendition, number>> = {
  SD: 480,
  HD: 720,
  FHD: 1080,
};

/** The choices of the viewer: the player's own choice first, as the default (rules/video#renditions). */
export const RENDITION_CHOICES = ['auto', 'SD', 'HD', 'FHD'] as const;
export type RenditionChoice = (typeof RENDITION_CHOICES)[number];
