import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { paraglideVitePlugin } from '@inlang/paraglide-js';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type UserConfig } from 'vite';
import { callTable } from './call-table.ts';
import { oneLanguage } from './one-language.ts';
import { joinParts, moveStyles, type PrerenderedShells } from './shell-parts.ts';
import { texts } from './texts.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const source = `${root}src/app/prerendered-shell/render-prerendered-shells.tsx`;
const runner = fileURLToPath(new URL('run-prerender.ts', import.meta.url));

/** Styles of the prerendered shells' elements, imported by the portal so that they are part of its style sheet. */
const STYLES = 'virtual:first-frames.css';
const STYLES_ID = `\0${STYLES}`;

/**
 * Renders the portal's own components before they are built: the prerendered shell of each page, as
 * `.vite/first-frames.json` for the gateway (rules/navigation#prerendered-shell).
 *
 * @param css the portal's options, so that the class names are the same
 */
export function prerenderShells(css: NonNullable<UserConfig['css']>): Plugin {
  let rendered: ReturnType<typeof moveStyles> | undefined;
  let base = '/';
  return {
    name: 'osteon:first-frames',
    configResolved(config) {
      base = config.base;
    },
    async buildStart() {
      // A development server serves no prerendered shell.
      if (this.environment.mode !== 'build') return;
      rendered = moveStyles(await render({ base, css }));
    },
    resolveId: (id) => (id === STYLES ? STYLES_ID : undefined),
    load: (id) => (id === STYLES_ID ? (rendered?.styles ?? '') : undefined),
    generateBundle() {
      if (!rendered) return;
      const source = JSON.stringify(joinParts(rendered.shells));
      this.emitFile({ type: 'asset', fileName: '.vite/first-frames.json', source });
    },
  };
}

async function render({ base, css }: Pick<UserConfig, 'base' | 'css'>): Promise<PrerenderedShells> {
  const outDir = await mkdtemp(join(tmpdir(), 'osteon-first-frames-'));
  const output = join(outDir, 'frames.json');
  await build({
    configFile: false,
    root,
    base,
    css,
    logLevel: 'error',
    plugins: [paraglideVitePlugin(texts), oneLanguage(), callTable(), react()],
    ssr: { noExternal: true },
    build: {
      ssr: source,
      outDir,
      emptyOutDir: false,
      assetsInlineLimit: 0,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'render.mjs' } },
    },
  });
  await promisify(execFile)(process.execPath, [runner, join(outDir, 'render.mjs'), output]);
  const shells: PrerenderedShells = JSON.parse(await readFile(output, 'utf8'));
  await rm(outDir, { recursive: true });
  return shells;
}
