import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildOutputs } from './build-outputs.mjs';
import { install } from './install.mjs';
import { environment, Failure, main, pinnedNode, root } from './project.mjs';
import { stopped } from './run.mjs';

/** Folders of the benchmarks below bench/src; those of cases and of the room of a live event have their own. */
const folders = ['', 'case', 'room'];

/** Runs the benchmark that the command line names: NAME.ts in one of the folders. */
await main(async () => {
  const name = process.argv[2] ?? '';
  const programs = folders.map((folder) => join(root, 'bench', 'src', folder, `${name}.ts`));
  const program = programs.find((path) => existsSync(path));
  if (!/^[a-z-]+$/.test(name) || program === undefined) {
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
