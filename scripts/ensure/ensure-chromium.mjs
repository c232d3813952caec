import { findChromium } from '../find-chromium.mjs';
import { installPackages } from '../install-packages.mjs';
import { Failure } from '../project.mjs';

/**
 * Finds a Chromium, or installs Debian's where the user has the rights.
 * @returns {Promise<string>} its path
 * @throws {Failure} with what to do by hand
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const output = await installPackages(['chromium']);
  const installed = findChromium();
  if (installed) return installed;
  throw new Failure(`${output}\nThe browser journeys need a Chromium: install one or set CHROMIUM_PATH.`);
}
