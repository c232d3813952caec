import { accessSync, constants } from 'node:fs';
import { basename, delimiter, dirname, join } from 'node:path';
import { StartupError } from '../../../platform/startup-error.ts';

/** The programs of the ingest with their Debian package and the setting that has their path. */
const PROGRAMS = {
  ffmpeg: { debian: 'ffmpeg', setting: 'FFMPEG_PATH' },
  ffprobe: { debian: 'ffmpeg', setting: 'FFMPEG_PATH' },
  pdfinfo: { debian: 'poppler-utils', setting: 'POPPLER_PATH' },
  pdftotext: { debian: 'poppler-utils', setting: 'POPPLER_PATH' },
  pdftoppm: { debian: 'poppler-utils', setting: 'POPPLER_PATH' },
} as const;

type MediaTool = keyof typeof PROGRAMS;

/** Returns the path of a program. */
export type FindMediaTool = (name: MediaTool) => string;

/**
 * Finds the programs in the configured folders or on `searchPath`, at each use, so that one that is installed later is
 * found without a restart. Throws a StartupError that names the Debian package of a missing one.
 */
export function createMediaTools(
  { ffmpegPath, popplerPath }: { ffmpegPath?: string | undefined; popplerPath?: string | undefined },
  searchPath = process.env.PATH ?? '',
): FindMediaTool {
  const configured = { FFMPEG_PATH: ffmpegPath && toFolder(ffmpegPath), POPPLER_PATH: popplerPath };
  return (name) => {
    const { debian, setting } = PROGRAMS[name];
    const folder = configured[setting];
    const directories = folder === undefined ? searchPath.split(delimiter) : [folder];
    const found = directories.map((directory) => join(directory, name)).find(isExecutable);
    if (found !== undefined) return found;
    throw new StartupError(
      `${name} is missing${folder === undefined ? '' : ` in ${folder}`}: apt-get install ${debian}, or set ${setting}.`,
    );
  };
}

/** FFMPEG_PATH is often the program itself; ffprobe is in the same folder. */
function toFolder(path: string): string {
  return basename(path) === 'ffmpeg' ? dirname(path) : path;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
