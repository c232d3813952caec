/** The compared fields of an agreement's section. */
export interface AgreementSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** Change of a section in a new version; `paragraphs` are the new ones, empty for a removed section. */
export interface AgreementChange {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly heading: string;
  readonly paragraphs: string[];
}

/** Compares two versions of an agreement; changes are in the order of the new one (rules/agreement#changes). */
export function diffAgreements(
  before: readonly AgreementSection[],
  after: readonly AgreementSection[],
): AgreementChange[] {
  const old = new Map(before.map((section) => [section.heading, section]));
  const afterHeadings = new Set(after.map(({ heading }) => heading));
  const written = after.flatMap(({ heading, paragraphs }): AgreementChange[] => {
    const known = old.get(heading);
    if (!known) return [{ kind: 'added', heading, paragraphs: [...paragraphs] }];
    const same = known.paragraphs.join('\n') === paragraphs.join('\n');
    return same ? [] : [{ kind: 'changed', heading, paragraphs: [...paragraphs] }];
  });
  const removed = before
    .filter(({ heading }) => !afterHeadings.has(heading))
    .map(({ heading }): AgreementChange => ({ kind: 'removed', heading, paragraphs: [] }));
  return [...written, ...removed];
}
