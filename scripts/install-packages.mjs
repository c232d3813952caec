import { run } from './run.mjs';

/**
 * Installs Debian packages where the user has the rights.
 * @param {readonly string[]} packages
 * @returns {Promise<string>} output of apt-get
 */
export async function installPackages(packages) {
  console.log(`Installing ${packages.join(' and ')}.`);
  const administrator = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await run([...administrator, 'apt-get', 'update'], { env });
  const { output } = await run([...administrator, 'apt-get', 'install', '-y', '--no-install-recommends', ...packages], {
    env,
  });
  return output;
}
