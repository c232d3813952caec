/**
 * A rule takes two paths from the project's root, the importing and the imported file, and whether only types cross. It
 * returns the rule that the import breaks, undefined for an import that is allowed. Names of features and modules are
 * read from the paths, so that a new one needs no entry.
 */
export type Boundary = (from: string, to: string, typesOnly: boolean) => string | undefined;

/** Combines rules: the first one that is broken counts. */
export function firstBroken(boundaries: readonly Boundary[]): Boundary {
  return (from, to, typesOnly) => {
    for (const boundary of boundaries) {
      const rule = boundary(from, to, typesOnly);
      if (rule !== undefined) return rule;
    }
    return undefined;
  };
}
