import { findChromium } from './find-chromium.mjs';
import { Failure } from './project.mjs';
import { run } from './run.mjs';

/** Debian's package, and a font for the texts of the portal. */
const packages = ['chromium', 'fonts-noto-cjk'];

/**
 * Finds a Chromium, or installs Debian's where the user may.
 * @returns {Promise<string>} its path
 * @throws {Failure} saying what to do by hand
 */
export async function needChromium() {
  const found = findChromium();
  if (found) return found;
  console.log(`Installing ${packages.join(' and ')}.`);
  const administrator = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run([...administrator, 'apt-get', 'update'], { env });
  const { output } = await run([...administrator, 'apt-get', 'install', '-y', '--no-install-recommends', ...packages], {
    env,
  });
  const installed = findChromium();
  if (installed) return installed;
  throw new Failure(`${output}\nThe browser journeys need a Chromium: install one or set CHROMIUM_PATH.`);
}
