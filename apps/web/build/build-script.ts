import { build, type Rolldown } from 'vite';
import { storeSourceMap } from './source-maps.ts';

/** Builds a classic script of its own; its source map is stored as `<name>.map`. `define` replaces names in it. */
export async function buildScript(source: string, name: string, define: Record<string, string> = {}): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: {
      write: false,
      sourcemap: 'hidden',
      target: 'baseline-widely-available',
      rolldownOptions: { input: source, output: { format: 'iife' } },
    },
  });
  const { code, map } = (built as Rolldown.RolldownOutput).output[0];
  if (map) await storeSourceMap(`${name}.map`, map.toString());
  return code;
}
