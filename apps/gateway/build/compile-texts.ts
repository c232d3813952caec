import { fileURLToPath } from 'node:url';
import { compile } from '@inlang/paraglide-js';

const gateway = fileURLToPath(new URL('..', import.meta.url));

/**
 * Compiles the gateway's texts (messages/<locale>/<noun>.json) to src/texts/compiled, one module per language: all are
 * loaded at the start.
 */
await compile({
  project: `${gateway}project.inlang`,
  outdir: `${gateway}src/texts/compiled`,
  strategy: ['baseLocale'],
  outputStructure: 'locale-modules',
  // A running gateway or a type check may be reading: files are replaced, never removed.
  cleanOutdir: false,
  emitReadme: false,
  emitPrettierIgnore: false,
});
