import { randomUUID } from 'node:crypto';
import { chmod, mkdir, open, readdir, rename, rm, stat, statfs, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { FSDriver } from 'flydrive/drivers/fs';
import type { ByteRange } from './byte-range.ts';
import type { RangeReader } from './read-range.ts';

/** Folder of files that are being written. */
const UNFINISHED = '_unfinished';

/** Only the gateway's user can read files, whatever the mode of the data folder (rules/storage#writing). */
const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

const DAY_MS = 24 * 60 * 60 * 1000;

type Listed = Awaited<ReturnType<FSDriver['listAll']>>;

/** A folder as a disk. A file appears whole or not at all, also where the process is killed or the disk is full. */
export class LocalDriver extends FSDriver implements RangeReader {
  readonly #folder: string;
  readonly #floorBytes: number;
  #sweptAt = 0;
  #privacy: Promise<void> | undefined;

  /** With less than `floorBytes` free nothing is written, as a database on the same disk needs them. */
  constructor(folder: string, floorBytes = 0) {
    super({ location: folder, visibility: 'private' });
    this.#folder = folder;
    this.#floorBytes = floorBytes;
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

  /** Free bytes for files of this user; null where the folder does not exist yet. */
  async measureFreeBytes(): Promise<number | null> {
    const found = await statfs(this.#folder).catch(() => null);
    return found && found.bavail * found.bsize;
  }

  async #write(key: string, contents: string | Uint8Array | Readable): Promise<void> {
    const unfinished = join(this.#folder, UNFINISHED, randomUUID());
    const path = join(this.#folder, key);
    this.#sweep();
    try {
      await (this.#privacy ??= makePrivate(this.#folder));
      await mkdir(dirname(unfinished), { recursive: true, mode: FOLDER_MODE });
      await this.#assertFloor();
      await writeFile(unfinished, contents, { mode: FILE_MODE });
      await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE });
      await rename(unfinished, path);
    } catch (error) {
      this.#privacy = undefined;
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  /** @throws an error as of a full disk */
  async #assertFloor(): Promise<void> {
    if (this.#floorBytes === 0) return;
    const free = await this.measureFreeBytes();
    if (free === null || free >= this.#floorBytes) return;
    throw Object.assign(new Error(`only ${free} bytes are free on the disk of ${this.#folder}`), { code: 'ENOSPC' });
  }

  /** Deletes, once a day, files that killed processes left unfinished more than a day ago. */
  #sweep(): void {
    const now = Date.now();
    if (now - this.#sweptAt < DAY_MS) return;
    this.#sweptAt = now;
    void deleteOlderThan(join(this.#folder, UNFINISHED), now - DAY_MS).catch(() => undefined);
  }
}

/** Closes a folder that an earlier version, or the operator, has made readable to others. */
async function makePrivate(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: FOLDER_MODE });
  await chmod(folder, FOLDER_MODE);
}

async function deleteOlderThan(folder: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const { mtimeMs: written } = await stat(join(folder, name));
    if (written < before) await rm(join(folder, name), { force: true });
  }
}

function isUnfinished(object: { readonly key?: string; readonly prefix?: string }): boolean {
  const path = object.key ?? object.prefix ?? '';
  return path === UNFINISHED || path.startsWith(`${UNFINISHED}/`);
}
