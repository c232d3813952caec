import { PORTRAIT_SIDES, type PortraitSide } from '@osteon/domain';

/** Path of one square of a portrait on the disk `files`, and in its URL below `/media/`. */
export function getPortraitFile(id: string, side: PortraitSide): string {
  return `portraits/${id}-${side}.webp`;
}

/** The files of portraits on the disk `files`. */
export function listPortraitFiles(ids: readonly string[]): string[] {
  return ids.flatMap((id) => PORTRAIT_SIDES.map((side) => getPortraitFile(id, side)));
}

/** Value of an account's `logo` while this portrait is current. */
export function getPortraitPath(id: string): string {
  return `/media/${getPortraitFile(id, 512)}`;
}
