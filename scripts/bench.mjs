import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildOutputs } from './build-outputs.mjs';
import { install } from './install.mjs';
import { environment, Failure, main, pinnedNode, root } from './project.mjs';
import { stopped } from './run.mjs';

/** Runs the benchmark that the command line names: bench/src/NAME.ts. */
await main(async () => {
  const name = process.argv[2] ?? '';
  const program = join(root, 'bench', 'src', `${name}.ts`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(program)) {
    throw new Failure('Use: npm run bench -- NAME, where bench/src/NAME.ts is a benchmark.');
  }
  await install();
  await buildOutputs();
  const bench = spawn(pinnedNode, [program], { cwd: root, env: environment(), stdio: 'inherit', signal: stopped });
  return new Promise((resolve, reject) => {
    bench.on('error', reject);
    bench.on('exit', (code) => resolve(code ?? 1));
  });
});
