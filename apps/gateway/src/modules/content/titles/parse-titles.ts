import { z } from 'zod';
import { parseCsv } from '../../../platform/csv/parse-csv.ts';

/** The kinds that a list of titles may contain, and the types of resources that they are. */
const KINDS = ['video', 'document', 'case', 'course'] as const;

/** Characters of a title, as in `resourceEdit`. */
const TITLE_MAX = 200;

/** Lines of one file. */
const TITLES_MAX = 10_000;

const cell = z.string().min(1, { error: 'must not be empty' });

const row = z.object({
  kind: z.enum(KINDS, { error: `must be one of ${KINDS.join(', ')}` }),
  title: cell
    .max(TITLE_MAX, { error: `may have ${TITLE_MAX} characters at most` })
    .regex(/^\P{Cc}*$/u, { error: 'must not contain control characters' }),
  specialty: cell,
  author: cell,
});

/** A line of the file as parsed, before its names are resolved to ids. */
export type TitleLine = z.output<typeof row> & { readonly line: number };

/** Parses a CSV of titles (rules/content#first-fill). */
export const parseTitles = (bytes: Uint8Array) => parseCsv(bytes, { row, max: TITLES_MAX, items: 'titles' });
