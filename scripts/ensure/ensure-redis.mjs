import { installPackages } from '../install-packages.mjs';
import { Failure } from '../project.mjs';
import { run } from '../run.mjs';

/**
 * Installs Redis where it is missing: the tests of the limits run it. The package redis-tools has the server under the
 * name of a check that is the same program; the package redis-server would start a service of the system.
 * @throws {Failure} with what to do by hand
 */
export async function ensureRedis() {
  if (await hasRedis()) return;
  const output = await installPackages(['redis-tools']);
  if (await hasRedis()) return;
  throw new Failure(`${output}\nThe tests of the limits run a Redis: install the package redis-tools.`);
}

async function hasRedis() {
  return (await run(['/usr/bin/redis-check-rdb', '--version'])).code === 0;
}
