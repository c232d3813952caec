import { basename } from 'node:path';
import { findChromium, HEADLESS_SHELL } from '../find-chromium.mjs';
import { installPackages } from '../install-packages.mjs';
import { Failure } from '../project.mjs';

const isRoot = () => process.getuid?.() === 0;

/**
 * Finds a Chromium, or installs Debian's without windows where the user has the rights; a browser that is there is used
 * where it cannot be installed.
 * @returns {Promise<string>} its path
 * @throws {Failure} with what to do by hand
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found && (found === process.env.CHROMIUM_PATH || basename(found) === HEADLESS_SHELL || !isRoot())) return found;
  const output = await installPackages([HEADLESS_SHELL]);
  const installed = findChromium();
  if (installed) return installed;
  throw new Failure(`${output}\nThe browser journeys need a Chromium: install one or set CHROMIUM_PATH.`);
}
