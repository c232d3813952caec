import { access, mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Creates a private folder and its missing parents. Node's own `recursive` option never ends below folders like /proc,
 * where the system fails with an error that Node takes for a missing parent.
 */
export async function makeFolder(folder: string): Promise<void> {
  const path = resolve(folder);
  if (await exists(path)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path, { mode: 0o700 }).catch(async (error: unknown) => {
    // Another start may have created it meanwhile.
    if (!(await exists(path))) throw error;
  });
}

/** Returns true when a path exists. */
export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
