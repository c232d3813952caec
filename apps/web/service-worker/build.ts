/** Inserted by the build (apps/web/build/service-worker.ts). */
declare const BUILD: {
  readonly entry: string;
  readonly files: readonly string[];
};

/**
 * `entry` is the page's entry file, whose hash changes with every build; `files` is every file that the portal may need
 * offline.
 */
export const { entry, files } = BUILD;
