import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { assertNoLink, ContentValidationError, type Library } from '@osteon/library';
import type { Disk } from 'flydrive';
import pLimit from 'p-limit';
import { getSegmentName } from '../modules/video/hls/hls-playlist.ts';

/** Folder of the media in a folder of content. */
const MEDIA_FOLDER = 'media';

/** Files that are read or written at the same time; each is a few megabytes at most. */
const FILES_AT_ONCE = 8;

/** The last file of a copy: where it exists, the copy is complete. */
const LAST_FILE = 'catalogue.json';

/** The files that the catalogue and the attachments of courses refer to, relative to the folder of the media. */
export function listMediaFiles({ media, attachmentBytes }: Library): string[] {
  const narrations = [...media.pictures, ...Object.values(media.voices)];
  const tracks = [
    ...media.pictures.flatMap(({ renditions }) => renditions),
    ...narrations.flatMap(({ audio }) => Object.values(audio)),
  ];
  const files = [
    ...tracks.flatMap(({ folder, segmentSeconds }) =>
      ['init.mp4', ...segmentSeconds.map((_seconds, index) => getSegmentName(index))].map(
        (name) => `${folder}/${name}`,
      ),
    ),
    ...narrations.flatMap(({ subtitles }) => Object.values(subtitles)),
    ...media.pictures.map(({ thumbnails }) => thumbnails.file),
    ...attachmentBytes.keys(),
  ];
  return [...new Set(files)].toSorted();
}

/**
 * Hashes the media of a folder of content.
 * @throws {ContentValidationError} with every file that is missing or empty
 */
export async function hashMediaFiles(folder: string, files: readonly string[]): Promise<string> {
  const limit = pLimit(FILES_AT_ONCE);
  const found = await limit.map([...files], async (file) => ({
    file: `${MEDIA_FOLDER}/${file}`,
    item: '',
    field: '',
    problem: await findProblem(folder, `${MEDIA_FOLDER}/${file}`),
  }));
  const problems = found.filter(({ problem }) => problem !== '');
  if (problems.length > 0) throw new ContentValidationError(problems);
  const whole = createHash('sha256');
  for (const file of [...files, LAST_FILE]) {
    whole.update(file).update(await readFile(join(folder, MEDIA_FOLDER, file)));
  }
  return whole.digest('hex').slice(0, 16);
}

/** Describes the problem of a media file; empty if there is none. */
async function findProblem(folder: string, file: string): Promise<string> {
  const path = join(folder, file);
  const found = await stat(path).catch(() => null);
  if (!found?.isFile() || found.size === 0) return 'is missing or empty';
  return assertNoLink(folder, file).then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

/** Copies the media to `target` on a disk, unless a complete copy is there. */
export async function copyMediaFiles(
  folder: string,
  files: readonly string[],
  { disk, target }: { readonly disk: Disk; readonly target: string },
): Promise<void> {
  if (await disk.exists(`${target}/${LAST_FILE}`)) return;
  const copy = async (file: string) => disk.put(`${target}/${file}`, await readFile(join(folder, MEDIA_FOLDER, file)));
  const limit = pLimit(FILES_AT_ONCE);
  await limit.map([...files], copy);
  await copy(LAST_FILE);
}
