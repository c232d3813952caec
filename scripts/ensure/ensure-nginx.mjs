import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installPackages, updatePackageLists } from '../install-packages.mjs';
import { Failure, root } from '../project.mjs';
import { run } from '../run.mjs';

/** The program of the package where that is not installed. */
const unpacked = join(root, 'node_modules', '.cache', 'nginx');

/**
 * Finds nginx, or unpacks Debian's: installed, its package would start a service of the system at port 80. openssl,
 * which makes its certificate, is installed where it is missing.
 * @returns {Promise<string>} its path
 * @throws {Failure} with what to do by hand
 */
export async function ensureNginx() {
  let output = (await hasOpenssl()) ? '' : await installPackages(['openssl']);
  const found = await findNginx();
  if (!found) output += await unpackNginx();
  const nginx = found ?? (await findNginx());
  if (nginx && (await hasOpenssl())) return nginx;
  throw new Failure(
    `${output}\nA test of the gateway runs nginx with TLS: install the packages nginx-light and openssl.`,
  );
}

async function hasOpenssl() {
  return (await run(['openssl', 'version'])).code === 0;
}

/** NGINX_PATH, the installed one or the unpacked one, whichever runs. */
async function findNginx() {
  for (const path of [process.env.NGINX_PATH, '/usr/sbin/nginx', join(unpacked, 'usr', 'sbin', 'nginx')]) {
    if (path && (await run([path, '-v'])).code === 0) return path;
  }
  return undefined;
}

async function unpackNginx() {
  console.log('Unpacking nginx.');
  await updatePackageLists();
  const folder = await mkdtemp(join(tmpdir(), 'osteon-nginx-'));
  const { output } = await run(['apt-get', 'download', 'nginx'], { cwd: folder });
  const [file] = await readdir(folder);
  if (file) {
    await mkdir(unpacked, { recursive: true });
    await run(['dpkg-deb', '--extract', join(folder, file), unpacked]);
  }
  await rm(folder, { recursive: true });
  return output;
}
