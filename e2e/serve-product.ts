import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts the product as its users do, on a data folder of its own that goes with it. */
const dataDir = await mkdtemp(join(tmpdir(), 'osteon-e2e-'));
const product = spawn(process.execPath, [join(import.meta.dirname, '..', 'scripts', 'start.mjs')], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: dataDir },
});
process.on('SIGTERM', () => product.kill('SIGTERM'));
product.on('exit', (code) => {
  void rm(dataDir, { recursive: true }).finally(() => process.exit(code ?? 1));
});
