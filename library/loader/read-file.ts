import { createHash, type Hash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import type { ContentProblem } from './content-validation-error.ts';
import { assertNoLink, CONTROL_CHARACTER, listControlCharacters } from './imported-file.ts';

/** Fields that identify an item in a problem, the first that exists. */
const NAMES = ['id', 'code', 'file', 'title'] as const;

/** Reads the files of a library, collects their problems and computes their fingerprint. */
export function createFileReader(folder: string) {
  const problems: ContentProblem[] = [];
  const hashes = new Map<string, Hash>();

  async function bytes(file: string): Promise<Buffer | null> {
    try {
      await assertNoLink(folder, file);
      const content = await readFile(join(folder, file));
      hashes.set(file, createHash('sha256').update(content));
      return content;
    } catch (error) {
      problems.push({ file, item: '', field: '', problem: `cannot be read (${getReason(error)})` });
      return null;
    }
  }

  return {
    problems,
    bytes,
    /** The names in a folder; empty where it cannot be read, with the reason added to `problems`. */
    async list(path: string): Promise<string[]> {
      try {
        await assertNoLink(folder, path);
        return await readdir(join(folder, path));
      } catch (error) {
        problems.push({ file: path, item: '', field: '', problem: `cannot be read (${getReason(error)})` });
        return [];
      }
    },
    /** The checked content of a JSON file; null where it is invalid, with the reasons added to `problems`. */
    async json<Schema extends z.ZodType>(file: string, schema: Schema): Promise<z.output<Schema> | null> {
      const content = await bytes(file);
      if (content === null) return null;
      let data: unknown;
      try {
        data = JSON.parse(content.toString('utf8'));
      } catch (error) {
        problems.push({ file, item: '', field: '', problem: `is not JSON (${getReason(error)})` });
        return null;
      }
      const controls = listControlCharacters(data);
      problems.push(...controls.map((path) => toProblem(file, data, { path, message: CONTROL_CHARACTER })));
      if (controls.length > 0) return null;
      const checked = schema.safeParse(data);
      if (checked.success) return checked.data;
      problems.push(...checked.error.issues.map((issue) => toProblem(file, data, issue)));
      return null;
    },
    /** SHA-256 over the names and contents of all files read, in hex. */
    fingerprint(): string {
      const whole = createHash('sha256');
      for (const [file, hash] of [...hashes].toSorted(([a], [b]) => (a < b ? -1 : 1)))
        whole.update(file).update(hash.digest());
      return whole.digest('hex');
    },
  };
}

function toProblem(
  file: string,
  data: unknown,
  issue: { readonly path: readonly PropertyKey[]; readonly message: string },
): ContentProblem {
  const { item, depth } = itemOn(data, issue.path);
  return { file, item, field: getField(issue.path.slice(depth)), problem: issue.message };
}

/** The outermost identified item on a path into the data, and its depth. */
function itemOn(data: unknown, path: readonly PropertyKey[]): { item: string; depth: number } {
  let here = data;
  for (const [index, key] of path.entries()) {
    here = getMember(here, key);
    const name = NAMES.map((field) => getMember(here, field)).find((value) => typeof value === 'string');
    if (typeof name === 'string') return { item: name, depth: index + 1 };
  }
  return { item: '', depth: 0 };
}

function getMember(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

function getField(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === 'number') return `${text}[${key}]`;
    return text === '' ? String(key) : `${text}.${String(key)}`;
  }, '');
}

function getReason(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
