import { fileURLToPath } from 'node:url';
import type { CompilerOptions } from '@inlang/paraglide-js';

const web = fileURLToPath(new URL('..', import.meta.url));

/**
 * Options of compiling the message catalogue (messages/<locale>/<noun>.json): one module per message, so that a route
 * loads its own texts. The locale is never guessed from the browser: Chinese unless a call passes another one.
 */
export const texts: CompilerOptions = {
  project: `${web}project.inlang`,
  outdir: `${web}src/texts/compiled`,
  strategy: ['baseLocale'],
  isServer: 'false',
  // A type check or a second server may be reading: files are replaced, never removed.
  cleanOutdir: false,
  emitReadme: false,
  emitPrettierIgnore: false,
};
