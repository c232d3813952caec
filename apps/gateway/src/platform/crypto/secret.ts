import { createSecretKey, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { StartupError } from '../startup-error.ts';
import { makeFolder } from '../storage/data-folder.ts';

/**
 * Returns the 32-byte key of a purpose; the key of one purpose reveals nothing about the others. A KeyObject signs five
 * times as fast as a buffer.
 */
export type KeyFor = (purpose: string) => KeyObject;

/** Signing keys, all derived from one secret. */
export function keysFrom(secret: string): KeyFor {
  return (purpose) => createSecretKey(new Uint8Array(hkdfSync('sha256', secret, 'osteon', purpose, 32)));
}

/**
 * The secret of this installation: SECRET, or one created at the first start and stored in the data folder.
 * @throws {StartupError} where the data folder cannot be written.
 */
export async function openSecret({ secret, dataDir }: Pick<Config, 'secret' | 'dataDir'>): Promise<string> {
  if (secret !== undefined) return secret;
  const file = join(dataDir, 'secret');
  try {
    await makeFolder(dataDir);
    // `wx` fails for the second of two parallel starts; both then read the same file.
    await writeFile(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx', flush: true }).catch(
      unlessThere,
    );
    return await readFile(file, 'utf8');
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw new StartupError(`The data folder ${dataDir} cannot be used: ${error.message}`, { cause: error });
  }
}

function unlessThere(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
}
