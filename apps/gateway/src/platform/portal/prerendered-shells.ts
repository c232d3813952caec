import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PrerenderedShellReader } from '@osteon/domain';
import { z } from 'zod';

/** Frames share most of their markup: each is a list of parts. */
const built = z.object({
  parts: z.array(z.string()),
  frames: z.record(z.string(), z.record(z.string(), z.array(z.int()))),
});

/**
 * Returns the function that returns the prerendered shell of a reader by its key, as HTML; empty where the built portal
 * has none (rules/navigation#prerendered-shell).
 */
export async function readPrerenderedShells(
  webRoot: string,
): Promise<(reader: PrerenderedShellReader, key: string) => string> {
  const file = join(webRoot, '.vite', 'first-frames.json');
  if (!existsSync(file)) return () => '';
  const { parts, frames } = built.parse(JSON.parse(await readFile(file, 'utf8')));
  return (reader, key) => (frames[reader]?.[key] ?? []).map((index) => parts[index]).join('');
}

/** Fills an element that is marked by `data-slot`, which has none of its own kind in it. */
export function fillSlot(frame: string, name: string, html: string): string {
  const element = new RegExp(`(<(\\w+)[^>]* data-slot="${name}"[^>]*>).*?(</\\2>)`, 's');
  return frame.replace(element, (_all, start: string, _tag, end: string) => start + html + end);
}
