import type { Disk, DriveDirectory, DriveFile } from 'flydrive';
import { type MovedFile, type MoveOutcome, moveFile } from './move-file.ts';
import type { MoveManifest } from './move-manifest.ts';

/** Files that are copied at a time. */
const AT_ONCE = 8;

/** Counts of a run, and the paths that need the operator. */
export interface MoveSummary {
  readonly counts: Readonly<Record<MoveOutcome, number>>;
  readonly bytes: number;
  readonly differing: readonly string[];
  /** Verified copies whose local file was removed. */
  readonly orphans: readonly string[];
}

/** Copies every file of a disk, and yields the sums so far after each few files; the last ones are those of all. */
export async function* moveFiles(
  disks: { source: Disk; target: Disk },
  manifest: MoveManifest,
  options: { replace: boolean },
): AsyncGenerator<MoveSummary> {
  const counts = { copied: 0, verified: 0, differs: 0, deleted: 0, vanished: 0 };
  const differing: string[] = [];
  const present = new Set<string>();
  let bytes = 0;

  async function move(path: string): Promise<void> {
    const known = manifest.entries.get(path);
    const moved: MovedFile = await moveFile(disks, path, { known, replace: options.replace });
    if (moved.entry) await manifest.record(moved.entry);
    counts[moved.outcome]++;
    bytes += moved.bytes;
    if (moved.outcome === 'differs') differing.push(path);
    if (moved.outcome !== 'vanished') present.add(path);
  }

  for await (const paths of listBatches(disks.source, AT_ONCE)) {
    await Promise.all(paths.map(move));
    yield { counts, bytes, differing, orphans: [] };
  }
  const orphans = [...manifest.entries.keys()].filter((path) => !present.has(path));
  yield { counts, bytes, differing, orphans };
}

async function* listBatches(disk: Disk, size: number): AsyncGenerator<string[]> {
  let batch: string[] = [];
  for await (const path of listPaths(disk, '/')) {
    batch.push(path);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Paths of all files below a folder, read folder by folder. */
async function* listPaths(disk: Disk, folder: string): AsyncGenerator<string> {
  const { objects } = await disk.listAll(folder);
  for (const object of objects) {
    if (isFile(object)) yield object.key;
    else yield* listPaths(disk, object.prefix);
  }
}

function isFile(object: DriveFile | DriveDirectory): object is DriveFile {
  return object.isFile;
}
