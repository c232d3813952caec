import { createHash } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaCatalogue } from '../media-catalogue.ts';

const EMPTY: MediaCatalogue = { pictures: [], voices: {}, assignments: {} };

/** The catalogue of an earlier build, or an empty one. */
export const readCatalogue = async (root: string): Promise<MediaCatalogue> => {
  const text = await readFile(join(root, 'catalogue.json'), 'utf8').catch(() => null);
  return text === null ? EMPTY : JSON.parse(text);
};

/** Replaces the catalogue in one step, so that an interrupted build leaves a whole one. */
export const writeCatalogue = async (root: string, catalogue: MediaCatalogue): Promise<void> => {
  const file = join(root, 'catalogue.json');
  await writeFile(`${file}.new`, `${JSON.stringify(catalogue, null, 1)}\n`);
  await rename(`${file}.new`, file);
};

/** A fingerprint of what a part of the media is built from: its script and settings, and the files it uses. */
export const fingerprint = async (made: unknown, files: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(made));
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
};
