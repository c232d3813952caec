import { access, lstat, readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { CONTROL_CHARACTER, listControlCharacters } from '@osteon/library';
import type { z } from 'zod';
import { StartupError } from '../../../platform/startup-error.ts';
import { documentItem, type IngestFiles, type IngestItem, MEDIA_LANGUAGES, videoItem } from './ingest-item.ts';

/** Extensions of the files that are imported as videos; their content is checked by the job. */
const VIDEO_EXTENSIONS = [
  '.mp4',
  '.m4v',
  '.mov',
  '.mkv',
  '.webm',
  '.avi',
  '.ts',
  '.mts',
  '.mpg',
  '.mpeg',
  '.wmv',
  '.flv',
  '.mxf',
];

const COVER_EXTENSIONS = ['.jpg', '.jpeg', '.png', '.webp'];

/** A video or PDF with all files beside it; `paths` are the local files by their names in the storage. */
export interface ItemOnDisk {
  readonly item: IngestItem;
  readonly fileName: string;
  readonly bytes: number;
  readonly files: IngestFiles;
  readonly paths: ReadonlyMap<string, string>;
}

/** True if `content import` accepts a file as a video or PDF. */
export function isIngestFile(path: string): boolean {
  const extension = extname(path).toLowerCase();
  return extension === '.pdf' || VIDEO_EXTENSIONS.includes(extension);
}

/**
 * Reads the JSON beside a video or PDF and finds its cover and subtitles.
 * @throws {StartupError} with a line for each fault: file, item, field, problem
 */
export async function readItem(path: string): Promise<ItemOnDisk> {
  const { size } = await stat(path).catch((error: unknown) => {
    throw new StartupError(`There is no file ${path}.`, { cause: error });
  });
  await refuseLink(path);
  const stem = path.slice(0, -extname(path).length);
  const isPdf = extname(path).toLowerCase() === '.pdf';
  const item: IngestItem = isPdf
    ? { type: 'document', item: await readJson(`${stem}.json`, documentItem) }
    : { type: 'film', item: await readJson(`${stem}.json`, videoItem) };
  const source = `source${extname(path).toLowerCase()}`;
  const paths = new Map([[source, path]]);
  const cover = await findFirst(COVER_EXTENSIONS.map((extension) => stem + extension));
  if (cover !== null) paths.set('cover', cover);
  const subtitles: IngestFiles['subtitles'][number][] = [];
  for (const language of isPdf ? [] : MEDIA_LANGUAGES) {
    const found = await findFirst([`${stem}.${language}.vtt`]);
    if (found === null) continue;
    const file = `subtitles-${language}.vtt`;
    subtitles.push({ language, file });
    paths.set(file, found);
  }
  const files = { source, cover: cover === null ? null : 'cover', subtitles };
  return { item, fileName: basename(path), bytes: size, files, paths };
}

async function readJson<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
  await refuseLink(path);
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new StartupError(`There is no ${path}, which describes the item.`, { cause: error });
  });
  const json = parseJson(path, text);
  const controls = listControlCharacters(json).map((place) => ({ path: place, message: CONTROL_CHARACTER }));
  const { data, error } = schema.safeParse(json);
  if (!error && controls.length === 0) return data;
  const id: unknown = typeof json === 'object' && json !== null ? Reflect.get(json, 'id') : undefined;
  const faults = [...controls, ...(error?.issues ?? [])].map((issue) => ({
    field: issue.path.join('.'),
    problem: issue.message,
  }));
  throw new StartupError(describeFaults({ file: path, item: typeof id === 'string' ? id : '' }, faults), {
    cause: error,
  });
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartupError(`${path} is not JSON: ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}

async function findFirst(paths: readonly string[]): Promise<string | null> {
  for (const path of paths) {
    const exists = await access(path).then(
      () => true,
      () => false,
    );
    if (!exists) continue;
    await refuseLink(path);
    return path;
  }
  return null;
}

/** Faults of an item as one line each: file, item, field, problem. */
export function describeFaults(
  { file, item }: { file: string; item: string },
  faults: readonly { readonly field: string; readonly problem: string }[],
): string {
  const formatPath = (field: string) => [file, item, field].filter((part) => part !== '').join(' › ');
  return faults.map(({ field, problem }) => `${formatPath(field)}: ${problem}`).join('\n');
}

/**
 * A link could name any file of the machine, which would be served then (rules/security-media#imported-files).
 * @throws {StartupError}
 */
export async function refuseLink(path: string): Promise<void> {
  const found = await lstat(path).catch(() => null);
  if (found?.isSymbolicLink()) throw new StartupError(`${path} is a symbolic link.`);
}
