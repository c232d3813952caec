import { installPackages } from '../install-packages.mjs';
import { Failure } from '../project.mjs';
import { run } from '../run.mjs';

/**
 * Installs zbarimg where it is missing: the browser journeys read QR codes from screenshots with it.
 * @throws {Failure} with what to do by hand
 */
export async function ensureZbar() {
  if (await hasZbar()) return;
  const output = await installPackages(['zbar-tools']);
  if (await hasZbar()) return;
  throw new Failure(`${output}\nThe browser journeys read QR codes with zbarimg: install the package zbar-tools.`);
}

async function hasZbar() {
  return (await run(['zbarimg', '--version'])).code === 0;
}
