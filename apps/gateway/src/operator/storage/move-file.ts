import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Disk } from 'flydrive';
import { isMissingFile } from '../../platform/storage/storage-error.ts';
import type { ManifestEntry } from './move-manifest.ts';

/**
 * The outcome of a file: copied and verified now; verified by this run or an earlier one; its copy has other content,
 * and was not changed; its copy was deleted after it had been verified; the file itself was deleted meanwhile.
 */
export type MoveOutcome = 'copied' | 'verified' | 'differs' | 'deleted' | 'vanished';

export interface MovedFile {
  readonly outcome: MoveOutcome;
  readonly bytes: number;
  /** The entry to record; null for a file that is recorded already or was not verified. */
  readonly entry: ManifestEntry | null;
}

/** Times that a file is copied until its copy is right. */
const ATTEMPTS = 2;

/**
 * Copies a file to the same path of another disk and compares the SHA-256 of both sides, read back. A file that an
 * earlier run has verified, and neither side has changed since, is not read again (rules/storage#move).
 */
export async function moveFile(
  { source, target }: { source: Disk; target: Disk },
  path: string,
  options: { known: ManifestEntry | undefined; replace: boolean },
): Promise<MovedFile> {
  const { known, replace } = options;
  const local = await findMetaData(source, path);
  if (!local) return { outcome: 'vanished', bytes: 0, entry: null };
  const { contentLength: bytes } = local;
  const modified = local.lastModified.getTime();
  const isUnchanged = known?.bytes === bytes && known.modified === modified;
  const copy = await findMetaData(target, path);
  if (!copy && isUnchanged) return { outcome: 'deleted', bytes, entry: null };
  if (copy && isUnchanged && copy.etag === known.etag) return { outcome: 'verified', bytes, entry: null };
  const sha256 = await hashFile(source, path);
  const verify = async () => (await hashFile(target, path)) === sha256;
  const toEntry = async () => ({ path, bytes, modified, sha256, etag: (await target.getMetaData(path)).etag });
  if (copy && copy.contentLength === bytes && (await verify())) {
    return { outcome: 'verified', bytes, entry: await toEntry() };
  }
  // A newer local file replaces its copy; where only the copy has changed, a gateway may have done so.
  const isNewer = copy !== null && modified > copy.lastModified.getTime();
  if (copy && !replace && !isNewer) return { outcome: 'differs', bytes, entry: null };
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    await target.putStream(path, await source.getStream(path), { contentLength: bytes });
    if (await verify()) return { outcome: 'copied', bytes, entry: await toEntry() };
  }
  return { outcome: 'differs', bytes, entry: null };
}

async function findMetaData(disk: Disk, path: string) {
  try {
    return await disk.getMetaData(path);
  } catch (error) {
    if (isMissingFile(error)) return null;
    throw error;
  }
}

async function hashFile(disk: Disk, path: string): Promise<string> {
  const hash = createHash('sha256');
  const content: Readable = await disk.getStream(path);
  await pipeline(content, hash);
  return hash.digest('hex');
}
