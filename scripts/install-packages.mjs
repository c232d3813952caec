import { run } from './run.mjs';

/**
 * Installs Debian packages where the user has the rights.
 * @param {readonly string[]} packages
 * @returns {Promise<string>} output of apt-get
 */
export async function installPackages(packages) {
  console.log(`Installing ${packages.join(' and ')}.`);
  await updatePackageLists();
  return (await runAsAdministrator(['apt-get', 'install', '-y', '--no-install-recommends', ...packages])).output;
}

/** Fetches Debian's lists of packages where the user has the rights. */
export async function updatePackageLists() {
  await runAsAdministrator(['apt-get', 'update']);
}

/** @param {readonly string[]} command */
function runAsAdministrator(command) {
  const administrator = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  return run([...administrator, ...command], { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
}
