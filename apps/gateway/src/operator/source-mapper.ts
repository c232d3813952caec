import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** Position of a stack frame in a built file of the portal: `/edu/assets/app-Ab12.js:1:200`. */
const BUILT_POSITION = /\/edu\/(?:assets\/)?([\w-]+(?:\.[\w-]+)*\.js):(\d+):(\d+)/g;

/** The folder of the built scripts; the sources in a map are relative to it. */
const BUILT_FOLDER = 'apps/web/dist/assets/';

/** Rewrites the positions of a stack from built files to source files, relative to the project's folder. */
export type SourceMapper = (stack: string) => Promise<string>;

/**
 * Creates a mapper that reads the source maps in `folder`, named after the built file (`app-Ab12.js.map`). A frame
 * whose map is missing, or does not cover its position, is returned unchanged.
 */
export function createSourceMapper(folder: string): SourceMapper {
  const maps = new Map<string, Promise<TraceMap | null>>();

  function findMap(name: string): Promise<TraceMap | null> {
    const known = maps.get(name) ?? readMap(join(folder, `${name}.map`));
    maps.set(name, known);
    return known;
  }

  return async (stack) => {
    const matches = [...stack.matchAll(BUILT_POSITION)];
    const mapped = await Promise.all(
      matches.map(async ([built, name = '', line, column]) => {
        const map = await findMap(name);
        // Browsers count columns from 1, source maps from 0.
        const found = map && originalPositionFor(map, { line: Number(line), column: Math.max(0, Number(column) - 1) });
        return found?.source == null ? built : `${found.source}:${found.line}:${found.column + 1}`;
      }),
    );
    return stack.replace(BUILT_POSITION, () => mapped.shift() ?? '');
  };
}

async function readMap(path: string): Promise<TraceMap | null> {
  const json = await readFile(path, 'utf8').catch(() => null);
  return json === null ? null : new TraceMap(json, BUILT_FOLDER);
}
