import { installPackages } from '../install-packages.mjs';
import { Failure } from '../project.mjs';
import { run } from '../run.mjs';

/**
 * Installs dcmtk and GDCM where they are missing: tests and a benchmark compare the decoding of series with theirs.
 * @throws {Failure} with what to do by hand
 */
export async function ensureDicomTools() {
  if (await hasDicomTools()) return;
  const output = await installPackages(['dcmtk', 'libgdcm-tools']);
  if (await hasDicomTools()) return;
  throw new Failure(`${output}\nThe tests of series need dcmtk and libgdcm-tools: install these packages.`);
}

async function hasDicomTools() {
  const found = await Promise.all(['dcmdump', 'gdcmconv'].map((program) => run([program, '--version'])));
  return found.every(({ code }) => code === 0);
}
