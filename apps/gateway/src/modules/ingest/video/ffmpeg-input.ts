/**
 * Containers that are read. Playlists and concat lists are not among them, as they name other files, nor are raw
 * streams, for which nearly any bytes pass.
 */
const CONTAINERS = 'mov,matroska,avi,mpegts,mpeg,asf,flv,mxf,ogg';

/**
 * Options of ffmpeg and ffprobe that open `path` alone: no network, no other file, no other format
 * (rules/ingest#poison-files).
 */
export function buildInput(path: string): string[] {
  return ['-protocol_whitelist', 'file,pipe', '-format_whitelist', CONTAINERS, '-i', `file:${path}`];
}

/** Options of every run of ffmpeg: no questions, no status line. */
export const BATCH = ['-nostdin', '-y', '-nostats'];

/** The options of a command line from a record, in its order. */
export function buildOptions(values: Readonly<Record<string, string | number>>): string[] {
  return Object.entries(values).flatMap(([name, value]) => [`-${name}`, String(value)]);
}
