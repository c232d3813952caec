import { open, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { keysFrom } from '../crypto/secret.ts';
import { contentList } from '../database/copy/content.ts';
import { StartupError } from '../startup-error.ts';

/** Version of the layout of a backup's folder (rules/backup#layout). */
const FORMAT = 1;

const manifest = contentList.extend({
  format: z.literal(FORMAT),
  /** The time of the snapshot, as an ISO time. */
  createdAt: z.iso.datetime(),
  /** Proves that another installation has the same secret, and reveals nothing of it. */
  secretCheck: z.string(),
  /** SHA-256 of the list of checksums. */
  checksums: z.string(),
  files: z.number(),
  bytes: z.number(),
});

/** The contents of a backup; this file is written last, so that a folder without it holds no complete backup. */
export type Manifest = z.infer<typeof manifest>;

export const MANIFEST_FILE = 'manifest.json';

/**
 * Reads the manifest of a backup.
 * @throws {StartupError} for a folder that holds no whole backup, or one of a newer Osteon.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST_FILE), 'utf8').catch((error: unknown) => {
    throw new StartupError(`${folder} holds no whole backup: ${String(error)}`, { cause: error });
  });
  const content = parse(text);
  const format = z.object({ format: z.number() }).safeParse(content).data?.format;
  if (format !== undefined && format > FORMAT) {
    throw new StartupError(`The backup in ${folder} is one of a newer Osteon (format ${format}). Update Osteon first.`);
  }
  const { data, error } = manifest.safeParse(content);
  if (data) return data;
  throw new StartupError(`${join(folder, MANIFEST_FILE)} is damaged.`, { cause: error });
}

/** Writes the manifest so that it is there whole or not at all, also after a power cut. */
export async function writeManifest(folder: string, content: Omit<Manifest, 'format'>): Promise<void> {
  const unfinished = join(folder, `${MANIFEST_FILE}.new`);
  const file = await open(unfinished, 'w', 0o600);
  await file.writeFile(`${JSON.stringify({ format: FORMAT, ...content }, undefined, 2)}\n`);
  await file.sync();
  await file.close();
  await rename(unfinished, join(folder, MANIFEST_FILE));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A value that two installations share only if they have the same secret, and that reveals nothing of it. */
export function getSecretCheck(secret: string): string {
  return keysFrom(secret)('backup').export().toString('hex');
}
