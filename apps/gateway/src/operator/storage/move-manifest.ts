import { appendFile, readFile } from 'node:fs/promises';
import { z } from 'zod';
import { exists } from '../../platform/storage/data-folder.ts';

/** A file whose copy was read back and compared. */
const entry = z.object({
  path: z.string(),
  bytes: z.number(),
  /** Last change of the local file, in ms. */
  modified: z.number(),
  sha256: z.string(),
  /** Version of the copy. */
  etag: z.string(),
});

export type ManifestEntry = z.infer<typeof entry>;

/** The files that earlier runs have verified, by path. */
export interface MoveManifest {
  readonly entries: ReadonlyMap<string, ManifestEntry>;
  record(verified: ManifestEntry): Promise<void>;
}

/**
 * Opens the list of verified copies, a line of JSON each; a run appends the copies that it verifies. A line that a
 * killed run has not finished is ignored, and its file is compared again.
 */
export async function openManifest(file: string): Promise<MoveManifest> {
  const text = (await exists(file)) ? await readFile(file, 'utf8') : '';
  const parsed = text.split('\n').flatMap((line) => entry.safeParse(parseJson(line)).data ?? []);
  // An unfinished line must not swallow the next one.
  if (text !== '' && !text.endsWith('\n')) await appendFile(file, '\n');
  return {
    entries: new Map(parsed.map((each) => [each.path, each])),
    record: (verified) => appendFile(file, `${JSON.stringify(verified)}\n`, { mode: 0o600 }),
  };
}

function parseJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}
