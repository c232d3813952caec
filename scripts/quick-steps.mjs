/** @typedef {import('./steps.mjs').Step} Step */

/**
 * Compiles the texts of the portal and of the gateway, which their types depend on.
 * @type {readonly Step[]}
 */
export const textsSteps = [
  { name: 'texts of the portal', command: ['node', 'apps/web/build/compile-texts.ts'] },
  { name: 'texts of the gateway', command: ['node', 'apps/gateway/build/compile-texts.ts'] },
];

/**
 * Builds the portal unless it is up to date.
 * @type {Step}
 */
export const buildStep = { name: 'build of the portal', command: ['node', 'scripts/build.mjs'] };

/** Names of the checks in scripts/checks/main.ts. */
const architecture = [
  'import-boundaries',
  'import-cycles',
  'module-cycles',
  'submodule-cycles',
  'gateway-roles',
  'slow-transactions',
  'lib-calls',
  'feature-names',
  'file-names',
  'api-names',
  'folder-sizes',
  'suppressions',
  'unused-texts',
  'untranslated-texts',
  'citations',
  'document-links',
  'security-tests',
  'plain-english',
  'conflict-markers',
];

/**
 * Lints, and checks the types as well, each file by the tsconfig.json next above it or a project that this one
 * references.
 * @type {Step}
 */
export const lintStep = {
  name: 'lint and types',
  command: ['oxlint', '--type-aware', '--type-check', '--report-unused-disable-directives', '--deny-warnings'],
};

/**
 * The checks that need neither types, nor a database, nor a browser.
 * @type {readonly Step[]}
 */
export const quickSteps = [
  { name: 'unused code', command: ['knip', '--no-progress'] },
  { name: 'architecture', command: ['node', 'scripts/checks/main.ts', ...architecture] },
  { name: 'format', command: ['biome', 'check', '--diagnostic-level=error', '.'] },
];
