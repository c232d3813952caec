import { createHash } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { MediaCatalogue } from '../media-catalogue.ts';

const EMPTY: MediaCatalogue = { pictures: [], voices: {}, assignments: {} };

/** The catalogue of an earlier build, or an empty one. */
export const readCatalogue = async (root: string): Promise<MediaCatalogue> => {
  const text = await readFile(join(root, 'catalogue.json'), 'utf8').catch(() => null);
  return text === null ? EMPTY : JSON.parse(text);
};

/** Replaces the catalogue at one stroke: an interrupted build leaves a whole one, and two parts may finish at once. */
export const writeCatalogue = (root: string, catalogue: MediaCatalogue): void => {
  const file = join(root, 'catalogue.json');
  writeFileSync(`${file}.new`, `${JSON.stringify(catalogue, null, 1)}\n`);
  renameSync(`${file}.new`, file);
};

/** Removes the folders in `root/kind` of parts that are not made any more. */
export const removeOthers = async (root: string, kind: string, retained: readonly string[]): Promise<void> => {
  const present = await readdir(join(root, kind));
  for (const name of present.filter((folder) => !retained.includes(folder)))
    await rm(join(root, kind, name), { recursive: true });
};

/** A fingerprint of what a part of the media is built from: its script and settings, and the files it uses. */
export const fingerprint = async (made: unknown, files: readonly string[]): Promise<string> => {
  const hash = createHash('sha256');
  hash.update(JSON.stringify(made));
  for (const file of files) hash.update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
};
