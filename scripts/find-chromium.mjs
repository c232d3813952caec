import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's package and program of a Chromium without windows, in which journeys take a fifth less time. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

/** Program names of Chromium and of browsers built from it. */
const names = [HEADLESS_SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/**
 * Path of the Chromium that the browser journeys and benchmarks use: CHROMIUM_PATH or one on the path.
 * @returns {string | undefined}
 */
export function findChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROMIUM_PATH ?? '', ...paths].find(isProgram);
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return path !== '';
  } catch {
    return false;
  }
}
