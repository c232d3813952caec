/** The anchors of a Markdown document's headings, as GitHub makes them. */
export function headingSlugs(text: string): ReadonlySet<string> {
  const slugs = new Set<string>();
  const counts = new Map<string, number>();
  for (const line of proseLines(text)) {
    const heading = /^#{1,6}\s+(.+?)\s*#*$/.exec(line)?.[1];
    if (heading === undefined) continue;
    const slug = getSlug(heading);
    const count = counts.get(slug) ?? 0;
    counts.set(slug, count + 1);
    slugs.add(count === 0 ? slug : `${slug}-${count}`);
  }
  return slugs;
}

/** A document's lines, those of code blocks emptied so that line numbers stay. */
export function proseLines(text: string): readonly string[] {
  let fence: string | undefined;
  return text.split('\n').map((line) => {
    const mark = /^\s*(```|~~~)/.exec(line)?.[1];
    if (mark === undefined) return fence === undefined ? line : '';
    if (fence === undefined) fence = mark;
    else if (fence === mark) fence = undefined;
    return '';
  });
}

function getSlug(heading: string): string {
  return heading
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[*`]/g, '')
    .trim()
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}\p{Connector_Punctuation} -]/gu, '')
    .replace(/ /g, '-');
}
