import { readFile } from 'node:fs/promises';
import type { z } from 'zod';
import { StartupError } from '../platform/startup-error.ts';

/**
 * Reads a JSON file that an operator names.
 * @throws {StartupError} with a line for each fault
 */
export async function readJsonFile<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.output<Schema>> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    throw new StartupError(`${path} cannot be read.`, { cause: error });
  });
  const { data, error } = schema.safeParse(parseJson(path, text));
  if (!error) return data;
  const faults = error.issues.map((issue) => `${path}: ${issue.path.join('.')} ${issue.message}`);
  throw new StartupError(faults.join('\n'), { cause: error });
}

function parseJson(path: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new StartupError(`${path} is not JSON: ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}
