import { basename, resolve } from 'node:path';
import { ContentValidationError } from '@osteon/library';
import type { ContentActor } from '../modules/content/policy.ts';
import type { AppContext } from '../platform/app-context.ts';
import { StartupError } from '../platform/startup-error.ts';
import type { ContentSource } from './content-source.ts';
import { loadLibrary } from './load-library.ts';
import { copyMediaFiles, hashMediaFiles, listMediaFiles } from './media-files.ts';

/** A name of a source: part of paths, so only letters, digits and hyphens. */
const SOURCE_NAME = /^[a-z0-9][a-z0-9-]{0,39}$/;

/**
 * Loads a folder in the library's format under the name of its source, which replaces what this source loaded before;
 * media are copied to the disk `files` (rules/library#sources).
 * @throws {StartupError} with every fault of the folder; nothing is loaded then.
 */
export async function importFolder(
  deps: Pick<AppContext, 'db' | 'clock' | 'log' | 'storage' | 'audit'>,
  path: string,
  { source: named, operator }: ContentActor & { readonly source: string | undefined },
): Promise<{ readonly source: string; readonly outcome: 'loaded' | 'unchanged' }> {
  const { db, clock, log, storage, audit } = deps;
  const folder = resolve(path);
  const name = named ?? basename(folder).toLowerCase();
  if (!SOURCE_NAME.test(name)) {
    throw new StartupError(`"${name}" cannot name a source: up to 40 of a-z, 0-9 and hyphens; --source gives another.`);
  }
  const source: ContentSource = {
    name,
    folder,
    async openMedia(library) {
      const files = listMediaFiles(library);
      const target = `sources/${name}/${await hashMediaFiles(folder, files)}`;
      await copyMediaFiles(folder, files, { disk: storage.files, target });
      return { disk: 'files', folder: target };
    },
    async afterLoad(tx) {
      const detail = { source: name, operator };
      await audit.record(tx, { event: 'contentImported', ip: null, deviceId: null, detail });
    },
  };
  try {
    return { source: name, outcome: await loadLibrary({ db, disk: storage.files, source, clock, log }) };
  } catch (error) {
    if (error instanceof ContentValidationError) throw new StartupError(error.message, { cause: error });
    throw error;
  }
}
