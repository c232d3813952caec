/** A section of an agreement, as far as a change of it matters. */
export interface AgreementSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** What a new version did to a section; `paragraphs` are the new ones, none where it was taken out. */
export interface AgreementChange {
  readonly kind: 'added' | 'changed' | 'removed';
  readonly heading: string;
  readonly paragraphs: string[];
}

/** What changed between two versions of an agreement, in the order of the new one (rules/agreement#changes). */
export function agreementChanges(
  before: readonly AgreementSection[],
  after: readonly AgreementSection[],
): AgreementChange[] {
  const old = new Map(before.map((section) => [section.heading, section]));
  const kept = new Set(after.map(({ heading }) => heading));
  const written = after.flatMap(({ heading, paragraphs }): AgreementChange[] => {
    const known = old.get(heading);
    if (!known) return [{ kind: 'added', heading, paragraphs: [...paragraphs] }];
    const same = known.paragraphs.join('\n') === paragraphs.join('\n');
    return same ? [] : [{ kind: 'changed', heading, paragraphs: [...paragraphs] }];
  });
  const removed = before
    .filter(({ heading }) => !kept.has(heading))
    .map(({ heading }): AgreementChange => ({ kind: 'removed', heading, paragraphs: [] }));
  return [...written, ...removed];
}
