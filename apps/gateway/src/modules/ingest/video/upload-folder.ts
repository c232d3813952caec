import { createReadStream } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Disk } from 'flydrive';
import pLimit from 'p-limit';

/** Files that are uploaded at a time; one by one, a bucket's latency would add up. */
const AT_ONCE = 8;

/** Copies all files below a local folder to a folder of the storage. */
export async function uploadFolder(
  local: string,
  { disk, folder, signal }: { disk: Disk; folder: string; signal: AbortSignal },
): Promise<void> {
  const entries = await readdir(local, { recursive: true, withFileTypes: true });
  const inTurn = pLimit({ concurrency: AT_ONCE, rejectOnClear: true });
  const uploads = entries
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      const key = `${folder}/${relative(local, path).split(sep).join('/')}`;
      return inTurn(async () => {
        signal.throwIfAborted();
        await disk.putStream(key, createReadStream(path));
      });
    });
  await Promise.all(uploads);
}
