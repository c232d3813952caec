import { delimiter, join } from 'node:path';
import { isInstalled } from './is-installed.mjs';
import { environment, Failure, hasPinnedNode, root } from './project.mjs';
import { run, stopped } from './run.mjs';

/**
 * Installs the packages of the lock file, unless exactly those are installed.
 * @throws {Failure} with npm's reason
 */
export async function install() {
  if (hasPinnedNode() && (await isInstalled(root))) return;
  console.log('Installing packages; the first time this takes a minute or two.');
  const { code, output } = await run([...npm(), 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    env: withoutInstalledTools(),
  });
  if (code !== 0 && !stopped.aborted) throw new Failure(`The packages could not be installed: ${getReason(output)}`);
  if (!hasPinnedNode() && !stopped.aborted) {
    throw new Failure(`There is no Node release for ${process.platform}-${process.arch} among the packages.`);
  }
}

/**
 * The npm that runs this script, or the one on the path.
 * @returns {string[]}
 */
function npm() {
  const program = process.env.npm_execpath;
  return program?.endsWith('npm-cli.js') ? [process.execPath, program] : ['npm'];
}

/** npm removes the installed tools before it installs them again, so it must not use them meanwhile. */
function withoutInstalledTools() {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.startsWith(join(root, 'node_modules')));
  return environment({ PATH: path.join(delimiter) });
}

/**
 * The first two lines of npm's output that name a reason.
 * @param {string} output
 */
function getReason(output) {
  const lines = output
    .split('\n')
    .map((line) => /^npm (?:error|ERR!) (?!code |errno |syscall |path )(.+)$/.exec(line)?.[1]?.trim())
    .filter((line) => line !== undefined);
  return lines.slice(0, 2).join(' ') || output.trim().split('\n').at(-1) || 'npm said nothing';
}
