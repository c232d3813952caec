import { join } from 'node:path';
import { checkApiNames } from './api-names.ts';
import { checkCitations } from './citations.ts';
import { checkConflictMarkers } from './conflict-markers.ts';
import { checkDocumentLinks } from './document-links.ts';
import { checkFeatureNames } from './feature-names.ts';
import { checkFileNames } from './file-names.ts';
import { checkFolderSizes } from './folder-sizes.ts';
import { checkGatewayRoles } from './gateway/gateway-roles.ts';
import { checkSlowTransactions } from './gateway/slow-transactions.ts';
import { checkImportBoundaries } from './import-boundaries.ts';
import { checkImportCycles, checkModuleCycles, checkSubmoduleCycles } from './import-cycles.ts';
import { checkLibCalls } from './lib-calls.ts';
import { checkPlainEnglish } from './plain-english.ts';
import { checkSecurityTests } from './security-tests.ts';
import { readSourceTree, type SourceTree } from './source-tree.ts';
import { checkSuppressions } from './suppressions.ts';
import { checkUntranslatedTexts } from './untranslated-texts.ts';
import { checkUnusedTexts } from './unused-texts.ts';

const root = join(import.meta.dirname, '..', '..');

/** The checks of the source files by their name on the command line. */
const checks: Readonly<Record<string, (tree: SourceTree) => readonly string[]>> = {
  'import-boundaries': checkImportBoundaries,
  'import-cycles': checkImportCycles,
  'module-cycles': checkModuleCycles,
  'submodule-cycles': checkSubmoduleCycles,
  'gateway-roles': checkGatewayRoles,
  'slow-transactions': checkSlowTransactions,
  'lib-calls': checkLibCalls,
  'feature-names': checkFeatureNames,
  'file-names': checkFileNames,
  'api-names': checkApiNames,
  'folder-sizes': checkFolderSizes,
  'unused-texts': checkUnusedTexts,
  'untranslated-texts': checkUntranslatedTexts,
  suppressions: checkSuppressions,
  citations: checkCitations,
  'document-links': checkDocumentLinks,
  'security-tests': checkSecurityTests,
  'plain-english': checkPlainEnglish,
  'conflict-markers': () => checkConflictMarkers(root),
};

// Runs the checks that the command line names, or all of them, and prints one line for each breach.
const named = process.argv.slice(2);
const tree = await readSourceTree(root);
for (const name of named.length > 0 ? named : Object.keys(checks)) {
  const breaches = checks[name]?.(tree) ?? [
    `There is no check of this name; there are ${Object.keys(checks).join(', ')}.`,
  ];
  if (breaches.length > 0) process.exitCode = 1;
  for (const breach of breaches) console.log(`${name}: ${breach}`);
}
