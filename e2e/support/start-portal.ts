import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { dataFolder } from './data-folder.ts';

/** Starts the product as its users do, on a data folder of its own that goes with it. */
const dataDir = dataFolder(process.env.PORT ?? '');
await rm(dataDir, { recursive: true, force: true });
const product = spawn(process.execPath, [join(import.meta.dirname, '..', '..', 'scripts', 'start.mjs')], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: dataDir },
});
process.on('SIGTERM', () => product.kill('SIGTERM'));
product.on('exit', (code) => {
  void rm(dataDir, { recursive: true }).finally(() => process.exit(code ?? 1));
});
