import { findChromium } from './find-chromium.mjs';
import { installPackages } from './install-packages.mjs';
import { Failure } from './project.mjs';

/** Debian's package, and a font for the texts of the portal. */
const packages = ['chromium', 'fonts-noto-cjk'];

/**
 * Finds a Chromium, or installs Debian's where the user has the rights.
 * @returns {Promise<string>} its path
 * @throws {Failure} with what to do by hand
 */
export async function ensureChromium() {
  const found = findChromium();
  if (found) return found;
  const output = await installPackages(packages);
  const installed = findChromium();
  if (installed) return installed;
  throw new Failure(`${output}\nThe browser journeys need a Chromium: install one or set CHROMIUM_PATH.`);
}
