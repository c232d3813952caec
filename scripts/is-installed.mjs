import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Returns true when the installed packages are those of the lock file: npm writes node_modules/.package-lock.json
 * last of all. Packages for other platforms may be missing.
 * @param {string} folder
 */
export async function isInstalled(folder) {
  try {
    const [wanted, installed] = await Promise.all([
      readPackages(join(folder, 'package-lock.json')),
      readPackages(join(folder, 'node_modules', '.package-lock.json')),
    ]);
    return Object.entries(wanted).every(([path, { version, integrity, optional, link }]) => {
      if (link || !path.includes('node_modules/')) return true;
      const found = installed[path];
      return found ? found.version === version && found.integrity === integrity : optional === true;
    });
  } catch {
    return false;
  }
}

/**
 * @param {string} path
 * @returns {Promise<Record<string, { version?: string, integrity?: string, optional?: boolean, link?: boolean }>>}
 */
async function readPackages(path) {
  return JSON.parse(await readFile(path, 'utf8')).packages;
}
