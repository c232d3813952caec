import { statfs } from 'node:fs/promises';

const MEGABYTE = 1024 * 1024;

/** Bytes of a video's renditions and sound in the work folder and, until the folder is removed, in the storage. */
export function estimateVideoBytes(
  video: { seconds: number; audio: readonly unknown[] },
  renditions: readonly { maxRate: number }[],
): number {
  const soundRate = 128;
  const kilobits = renditions.reduce((sum, { maxRate }) => sum + maxRate, video.audio.length * soundRate);
  return 2 * video.seconds * kilobits * 125;
}

/**
 * Throws if the disk of a folder would have less than `floorBytes` free after `bytes` more: the database needs them,
 * and an import can wait.
 */
export async function assertFreeSpace(folder: string, bytes: number, floorBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= bytes + floorBytes) return;
  const [has, needs] = [free, bytes + floorBytes].map((each) => Math.ceil(each / MEGABYTE));
  throw new Error(`the disk of DATA_DIR has ${has} MB free, ${needs} MB are needed`);
}
