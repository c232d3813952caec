/** What the build writes here (apps/web/build/service-worker.ts). */
declare const BUILD: {
  readonly entry: string;
  readonly files: readonly string[];
};

/**
 * `entry` is the page's first file, whose hash changes with any other file of the build; `files` is every file that the
 * portal may need without a network.
 */
export const { entry, files } = BUILD;
