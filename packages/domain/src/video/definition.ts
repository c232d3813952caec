/** Definitions of a video, in rising order (rules/video#definitions). */
export const VideoDefinition = { sd: 'SD', hd: 'HD', fhd: 'FHD' } as const;
export type VideoDefinition = (typeof VideoDefinition)[keyof typeof VideoDefinition];

/** Picture height of each definition in pixels. */
export const DEFINITION_HEIGHT_PX: Readonly<Record<VideoDefinition, number>> = {
  SD: 480,
  HD: 720,
  FHD: 1080,
};

/** The choices of the viewer: the player's own choice first, as the default (rules/video#definitions). */
export const DEFINITION_CHOICES = ['auto', 'SD', 'HD', 'FHD'] as const;
export type DefinitionChoice = (typeof DEFINITION_CHOICES)[number];
