import { install } from './install.mjs';
import { environment, main } from './project.mjs';
import { lintStep, quickSteps, textsSteps } from './quick-steps.mjs';
import { endRun } from './results/end-run.mjs';
import { run } from './run.mjs';
import { runSteps } from './steps.mjs';

/** The folders whose types are checked, each with a tsconfig.json. */
const typed = [
  'packages/domain',
  'packages/contract',
  'library',
  'scripts',
  'apps/gateway',
  'apps/web',
  'e2e',
  'bench',
];

/**
 * Checks the types of everything, of what has not changed since the last run by what it found then. A checker for each
 * processor would infer the types of the contract and of the tables once more.
 * @type {import('./steps.mjs').Step}
 */
const typesStep = {
  name: 'types',
  command: ['tsc', '--build', ...typed, '--noEmit', '--incremental', '--checkers', '1', '--builders', '2'],
};

/** @type {import('./steps.mjs').Step} */
const unitTestsStep = {
  name: 'unit tests',
  command: ['vitest', 'run', '--project=domain', '--project=contract', '--project=scripts'],
};

/**
 * The source files that differ from the upstream of the branch, or from the last commit where it has none; null where
 * git cannot determine them.
 */
async function listChangedFiles() {
  const base = await run(['git', 'merge-base', 'HEAD', '@{upstream}']);
  const from = base.code === 0 ? base.output.trim() : 'HEAD';
  const changed = await run(['git', 'diff', '--name-only', '--diff-filter=d', from]);
  const added = await run(['git', 'ls-files', '--others', '--exclude-standard']);
  if (changed.code !== 0 || added.code !== 0) return null;
  return `${changed.output}\n${added.output}`.split('\n').filter((path) => /\.(ts|tsx|mjs)$/.test(path));
}

/** Warns of subjects that do not follow CONTRIBUTING.md, of the commits that are not on the upstream branch yet. */
async function warnOfSubjects() {
  const { code, output } = await run(['git', 'log', '--format=%s', '@{upstream}..HEAD']);
  const subjects = code === 0 ? output.split('\n').filter((line) => line !== '') : [];
  const warned = await run(['node', 'scripts/hooks/warn-of-subjects.mjs', ...subjects]);
  if (warned.output !== '') console.log(warned.output.trimEnd());
}

/** The quick part of the checks, for use while working, and the table of file sizes. `npm test` lints every file. */
await main(async () => {
  await install();
  const changed = await listChangedFiles();
  const lint = changed === null ? lintStep : { ...lintStep, command: [...lintStep.command, ...changed] };
  const results = [
    ...(await runSteps(textsSteps)),
    ...(await runSteps([typesStep, unitTestsStep, ...(changed?.length === 0 ? [] : [lint]), ...quickSteps], 2)),
  ];
  const { output } = await run(['node', 'scripts/checks/print-size-table.ts'], { env: environment() });
  console.log(output);
  await warnOfSubjects();
  return endRun(results);
});
