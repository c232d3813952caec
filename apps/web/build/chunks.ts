import type { Rolldown } from 'vite';

/**
 * How modules become files: few, as each request costs more than the few bytes that a route then does not use.
 * - vendor, app: what every page needs. The first stays in the caches of visitors over many releases.
 * - library, overlay: heavy; they go together only where the same routes and dialogs need them.
 * - texts, parts: light and used all over, so each is one file; what one route alone uses stays with that route, and what
 *   only a few show (codes, settings, texts to read, the frame of phone pages) with those.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'vendor', tags: ['$initial'], test: /node_modules/, priority: 5 },
    { name: 'app', tags: ['$initial'], test: /src[\\/](?!app[\\/]main)/, priority: 4 },
    { name: 'library', test: /node_modules/, minShareCount: 2, entriesAware: true, priority: 3 },
    {
      name: 'overlay',
      test: /src[\\/]ui[\\/](dialog|menu)/,
      minShareCount: 2,
      entriesAware: true,
      priority: 3,
    },
    { name: 'texts', test: /src[\\/]texts/, minShareCount: 2, priority: 2 },
    {
      name: 'parts',
      test: /src[\\/]ui[\\/](?!page[\\/](phone-frame|reading)|settings|chips|segmented|qr-panel)|packages/,
      minShareCount: 2,
      priority: 1,
    },
  ],
};

/** What a file is named after, without the list of routes that share it and without its extension. */
const shortName = (name: string | undefined) => name?.split('~')[0]?.replace(/\.\w+$/, '') ?? '';

/** Names with a hash of the content: such a file never changes and is kept for a year. */
export const chunkFileNames = ({ name }: { name: string }): string => `assets/${shortName(name)}-[hash].js`;
export const assetFileNames = ({ names }: { names: string[] }): string =>
  `assets/${shortName(names[0])}-[hash][extname]`;
