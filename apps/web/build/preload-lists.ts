import type { Plugin } from 'vite';

/** Parts of every page, which are loaded before any other is requested. */
const isInitial = /^assets\/(react|vendor|app|rolldown-runtime)-/;

/**
 * Lists for each late import the files that are requested together with it: everything that it imports, instead of one
 * level after the other, but for the scripts that the importing file imports itself. Their names would be a quarter of the
 * lists of an event's page.
 */
export function preloadLists(): Plugin {
  const importsOf = new Map<string, readonly string[]>();
  const collect = (file: string, found = new Set<string>()): ReadonlySet<string> => {
    if (found.has(file)) return found;
    found.add(file);
    for (const imported of importsOf.get(file) ?? []) collect(imported, found);
    return found;
  };
  return {
    name: 'osteon:preload-lists',
    apply: 'build',
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies(_fileName, dependencies, { hostId }) {
            const loaded = collect(hostId);
            return dependencies.filter((path) => path.endsWith('.css') || !(isInitial.test(path) || loaded.has(path)));
          },
        },
      },
    }),
    generateBundle: {
      // Before Vite writes the lists.
      order: 'pre',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === 'chunk') importsOf.set(file.fileName, file.imports);
      },
    },
  };
}
