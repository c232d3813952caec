import { installPackages } from '../install-packages.mjs';
import { Failure } from '../project.mjs';
import { run } from '../run.mjs';

/**
 * Firefox; WebKit's driver, which brings WebKit's own browser; an X server without a screen for it; its decoders of
 * videos, and an output for sound where there is no sound card; a font for the texts of the portal.
 */
const packages = [
  'firefox-esr',
  'webkit2gtk-driver',
  'xvfb',
  'gstreamer1.0-libav',
  'gstreamer1.0-plugins-good',
  'gstreamer1.0-plugins-bad',
  'fonts-noto-cjk',
];

/**
 * Installs Debian's Firefox and WebKit where they are missing.
 * @throws {Failure} with what to do by hand
 */
export async function ensureBrowsers() {
  if ((await getMissing()).length === 0) return;
  const output = await installPackages(packages);
  const missing = await getMissing();
  if (missing.length === 0) return;
  throw new Failure(
    `${output}\nThe journeys in Firefox and WebKit need Debian's packages ${missing.join(', ')}: install them.`,
  );
}

/** Videos would not play without the packages that have no program, so the packages themselves are checked. */
async function getMissing() {
  const ended = await Promise.all(
    packages.map(async (name) => ({ name, ...(await run(['dpkg-query', '--show', '--showformat=${Status}', name])) })),
  );
  return ended.filter(({ output }) => output !== 'install ok installed').map(({ name }) => name);
}
