import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { buildOutputs } from './build-outputs.mjs';
import { install } from './install.mjs';
import { environment, main, pinnedNode, root } from './project.mjs';
import { stopped } from './run.mjs';

/** Node's compile cache: saves a quarter of the gateway's start. */
const compileCache = join(root, 'node_modules', '.cache', 'node');

await main(async () => {
  await install();
  if (!stopped.aborted) await buildOutputs();
  return stopped.aborted ? 0 : serve();
});

/**
 * Runs the gateway on the pinned Node until it ends or this script is to stop. The IPC channel closes when this
 * script ends, however it ends, and the gateway then stops.
 * @returns {Promise<number>} the gateway's exit code
 */
function serve() {
  const gateway = spawn(pinnedNode, ['apps/gateway/src/main.ts'], {
    cwd: root,
    env: environment({ NODE_COMPILE_CACHE: compileCache }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  stopped.addEventListener('abort', () => gateway.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    gateway.on('error', reject);
    gateway.on('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
