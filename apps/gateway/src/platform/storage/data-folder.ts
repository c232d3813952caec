import { access, mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder that only its owner may enter, and those above it that are missing. Node's own recursive way never
 * ends below folders like /proc, where the system refuses with a reason that Node takes for a missing parent.
 */
export async function makeFolder(folder: string): Promise<void> {
  const path = resolve(folder);
  if (await exists(path)) return;
  if (dirname(path) !== path) await makeFolder(dirname(path));
  await mkdir(path, { mode: 0o700 }).catch(async (error: unknown) => {
    // Another start may have made it a moment ago.
    if (!(await exists(path))) throw error;
  });
}

/** Whether something has this name. */
export async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
