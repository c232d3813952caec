/** @typedef {import('./steps.mjs').Step} Step */

const projects = [
  'packages/contract',
  'packages/domain',
  'library',
  'apps/gateway',
  'apps/web',
  'apps/web/tsconfig.node.json',
  'apps/web/tsconfig.worker.json',
  'e2e',
  'bench',
  'scripts',
];

/**
 * Compiles the texts of the portal, which its types depend on.
 * @type {Step}
 */
export const textsStep = { name: 'texts', command: ['node', 'apps/web/build/compile-texts.ts'] };

/** Names of the checks in scripts/checks/main.ts. */
const architecture = [
  'import-boundaries',
  'import-cycles',
  'module-cycles',
  'gateway-roles',
  'lib-calls',
  'feature-names',
  'file-names',
  'api-names',
  'folder-sizes',
  'suppressions',
  'unused-texts',
  'citations',
  'document-links',
];

/**
 * The checks that need neither a database nor a browser.
 * @type {readonly Step[]}
 */
export const quickSteps = [
  { name: 'lint', command: ['oxlint', '--type-aware', '--deny-warnings'] },
  ...projects.map((project) => ({ name: `types of ${project}`, command: ['tsc', '--noEmit', '-p', project] })),
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'architecture', command: ['node', 'scripts/checks/main.ts', ...architecture] },
  { name: 'format', command: ['biome', 'check', '--diagnostic-level=error', '.'] },
];
