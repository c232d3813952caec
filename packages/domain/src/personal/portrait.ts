/** Bytes of the file that a portrait is made of (rules/personal#portrait). */
export const PORTRAIT_BYTES_MAX = 10_485_760;

/** Sides of the squares in px that a portrait is stored in: for pages, and for lists. */
export const PORTRAIT_SIDES = [512, 96] as const;
export type PortraitSide = (typeof PORTRAIT_SIDES)[number];

/** Portraits that an account may upload in 24 hours (rules/personal#portrait). */
export const PORTRAITS_PER_DAY = 20;

/** Characters of a biography (rules/personal#biography). */
export const BIOGRAPHY_MAX = 500;

const PAGE_SIZE = /^(\/media\/portraits\/[0-9a-f]{32}-)512(\.webp)$/;

/** The path of a portrait's small square; any other picture is its own thumbnail. */
export function getPortraitThumbnail(path: string): string {
  return path.replace(PAGE_SIZE, '$196$2');
}

/** Text key of the error of a picture to upload, or null (rules/personal#portrait). */
export function validatePortrait({
  type,
  size,
}: {
  type: string;
  size: number;
}): 'portrait.type' | 'portrait.size' | null {
  if (!['image/jpeg', 'image/png', 'image/webp'].includes(type)) return 'portrait.type';
  return size > PORTRAIT_BYTES_MAX ? 'portrait.size' : null;
}
