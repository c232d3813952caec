import { m } from '../../texts/index.ts';

/** A numbered section of the page. */
export interface SectionEntry {
  readonly anchor: 'video' | 'case' | 'dictionary' | 'live' | 'specialty';
  readonly number: string;
  readonly title: string;
  /** In the contents. */
  readonly short: string;
  /** Beside the title. */
  readonly note: string;
}

const all = [
  {
    anchor: 'video',
    title: m['official.video.title'],
    short: m['official.video.short'],
    note: m['official.video.note'],
  },
  { anchor: 'case', title: m['official.case.title'], short: m['official.case.short'], note: m['official.case.note'] },
  {
    anchor: 'dictionary',
    title: m['route.boneDictionary'],
    short: m['official.dictionary.short'],
    note: m['official.dictionary.note'],
  },
  {
    anchor: 'live',
    title: m['shell.sidebar.live'],
    short: m['official.live.short'],
    note: m['official.live.note'],
  },
  {
    anchor: 'specialty',
    title: m['official.specialty.title'],
    short: m['official.specialty.short'],
    note: m['official.specialty.note'],
  },
] as const;

/** The sections in order, numbered without gaps; without an upcoming event its section is left out. */
export function getSections({ hasLive }: { hasLive: boolean }): SectionEntry[] {
  return all
    .filter(({ anchor }) => hasLive || anchor !== 'live')
    .map(({ anchor, title, short, note }, index) => ({
      anchor,
      number: m['official.plate.number']({ number: index + 1 }),
      title: title(),
      short: short(),
      note: note(),
    }));
}
