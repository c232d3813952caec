import { installPackages } from '../install-packages.mjs';
import { Failure } from '../project.mjs';
import { run } from '../run.mjs';

/**
 * Installs OpenStack Swift where it is missing: the tests of the storage run it as their S3 server. It is the library
 * alone; the packages of its servers would start services of the system.
 * @throws {Failure} with what to do by hand
 */
export async function ensureSwift() {
  if (await hasSwift()) return;
  const output = await installPackages(['python3-swift']);
  if (await hasSwift()) return;
  throw new Failure(
    `${output}\nThe tests of the storage run Swift as their S3 server: install the package python3-swift.`,
  );
}

async function hasSwift() {
  return (await run(['/usr/bin/python3', '-c', 'import swift.proxy.server, swift.obj.server'])).code === 0;
}
