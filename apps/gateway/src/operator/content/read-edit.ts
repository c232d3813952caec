import { readFile } from 'node:fs/promises';
import { type ResourceEdit, resourceEdit } from '../../modules/content/resource-edit.ts';
import { StartupError } from '../../platform/startup-error.ts';

/**
 * Reads the file of `content edit`.
 * @throws {StartupError} with a line for each fault
 */
export async function readEdit(file: string): Promise<ResourceEdit> {
  const { data, error } = resourceEdit.safeParse(await readJson(file));
  if (!error) return data;
  const faults = error.issues.map(
    ({ path, message }) => `${file}: ${[...path.map(String), ''].join('.').replace(/\.$/, ' ')}${message}`,
  );
  throw new StartupError(faults.join('\n'), { cause: error });
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(`${file} cannot be read as JSON: ${reason}`, { cause: error });
  }
}
