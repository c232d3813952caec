import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder } from './data-folder.ts';

// Starts the portal as `npm start` does, on a data folder of its own that is removed at its end.
const dataDir = dataFolder(process.env.PORT ?? '');
await rm(dataDir, { recursive: true, force: true });
const portal = spawn(process.execPath, [join(import.meta.dirname, '..', '..', 'scripts', 'start.mjs')], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: dataDir },
});
process.on('SIGTERM', () => portal.kill('SIGTERM'));
// A killed Playwright sends no signal.
const parent = process.ppid;
setInterval(() => process.ppid !== parent && portal.kill('SIGTERM'), 250).unref();
portal.on('exit', (code) => {
  void rm(dataDir, { recursive: true }).finally(() => process.exit(code ?? 1));
});
