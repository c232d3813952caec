import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import type { ByteRange } from './byte-range.ts';
import type { RangeReader } from './read-range.ts';

/** Folder of files that are being written. */
const UNFINISHED = '.unfinished';

type Listed = Awaited<ReturnType<FSDriver['listAll']>>;

/** A folder as a disk. A file appears whole or not at all, also where the process is killed or the disk is full. */
export class LocalDriver extends FSDriver implements RangeReader {
  readonly #folder: string;

  constructor(folder: string) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.#write(key, contents);
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.#write(key, contents);
  }

  async readRange(key: string, { start, end }: ByteRange): Promise<Readable> {
    const file = await open(join(this.#folder, key));
    return file.createReadStream({ start, end });
  }

  override async listAll(...[prefix, options]: Parameters<FSDriver['listAll']>): Promise<Listed> {
    const listed = await super.listAll(prefix, options);
    return { objects: [...listed.objects].filter((object) => !isUnfinished(object)) };
  }

  /** Deletes what killed processes left unfinished before a moment (ms). */
  async deleteUnfinished(before: number): Promise<void> {
    const folder = join(this.#folder, UNFINISHED);
    for (const name of await readdir(folder).catch(() => [])) {
      const written = await stat(join(folder, name)).catch(() => null);
      if (written && written.mtimeMs < before) await rm(join(folder, name), { force: true });
    }
  }

  async #write(key: string, contents: string | Uint8Array | Readable): Promise<void> {
    const unfinished = join(this.#folder, UNFINISHED, randomUUID());
    const path = join(this.#folder, key);
    try {
      await mkdir(dirname(unfinished), { recursive: true });
      await writeFile(unfinished, contents);
      await mkdir(dirname(path), { recursive: true });
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }
}

function isUnfinished(object: { readonly key?: string; readonly prefix?: string }): boolean {
  const path = object.key ?? object.prefix ?? '';
  return path === UNFINISHED || path.startsWith(`${UNFINISHED}/`);
}
