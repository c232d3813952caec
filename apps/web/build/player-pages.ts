import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest, Plugin } from 'vite';

/** A page of a player, and the parts that it loads at once after its first rendering, the most urgent first. */
interface PlayerPage {
  readonly page: string;
  readonly parts: readonly string[];
}

/** The pages of players by their names in `PageName`. */
const PLAYER_PAGES: Readonly<Record<string, PlayerPage>> = {
  videoTerminal: {
    page: 'src/app/routes/video/video-terminal.tsx',
    parts: ['src/features/video/controls/player-controls.tsx', 'src/features/video/engine/hls-engine.ts'],
  },
};

/** The files of such a page, for the gateway. */
export interface PlayerFiles {
  /** One style sheet with all styles of the page and its parts, except those of every page. */
  readonly style: string;
  /** The style sheets that it has the content of, in their order. */
  readonly styles: readonly string[];
  /** The scripts of the parts that the page itself does not have. */
  readonly scripts: readonly string[];
}

/**
 * Writes what the gateway needs to load a page of a player on a slow network, where each request costs as much as some
 * kilobytes, as `.vite/player-pages.json` (rules/video#slow-networks).
 */
export function playerPages(): Plugin {
  return {
    name: 'osteon:player-pages',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const read = (name: string) => readFile(join(dir, name), 'utf8');
      const manifest: Manifest = JSON.parse(await read('.vite/manifest.json'));
      const written: Record<string, PlayerFiles> = {};
      for (const [name, player] of Object.entries(PLAYER_PAGES)) {
        const { styles, scripts } = listFiles(manifest, player);
        const content = (await Promise.all(styles.map(read))).join('');
        const hash = createHash('sha256').update(content).digest('base64url').slice(0, 7);
        const style = `assets/player-page-${hash}.css`;
        await writeFile(join(dir, style), content);
        written[name] = { style, styles, scripts };
      }
      await writeFile(join(dir, '.vite', 'player-pages.json'), JSON.stringify(written));
    },
  };
}

/** The style sheets of a page and its parts, and the scripts of its parts that the page does not have. */
export function listFiles(manifest: Manifest, { page, parts }: PlayerPage): Pick<PlayerFiles, 'styles' | 'scripts'> {
  const entry = closure(manifest, ['index.html']);
  const own = closure(manifest, [page]);
  const late = closure(manifest, parts);
  const isNew = (path: string) => !entry.scripts.has(path) && !own.scripts.has(path);
  return {
    styles: [...new Set([...own.styles, ...late.styles])].filter((path) => !entry.styles.has(path)),
    scripts: [...late.scripts].filter(isNew),
  };
}

/** The files that chunks need before they can run. */
function closure(manifest: Manifest, keys: readonly string[]): { styles: Set<string>; scripts: Set<string> } {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const path of chunk.css ?? []) styles.add(path);
    chunk.imports?.forEach(visit);
  };
  keys.forEach(visit);
  return { styles, scripts };
}
