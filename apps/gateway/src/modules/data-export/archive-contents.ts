import { LOCALES, type Locale } from '@osteon/domain';
import type { OwnFile, OwnRows } from '../../platform/own-data.ts';
import { dateTimeText } from '../../texts/date-text.ts';
import { m } from '../../texts/index.ts';

/** Sorted before the tables. */
export const CONTENTS_NAME = '0-README.txt';

const LINE = '\r\n';

/** Between the languages on one line. */
const BESIDE = ' · ';

/** The text of an archive that lists its contents, in Chinese and English; Windows shows it as it is. */
export function describeContents(
  tables: readonly { readonly rows: OwnRows; readonly count: number }[],
  files: readonly OwnFile[],
  now: number,
): string {
  const filesTitle = inBoth((options) => m['dataExport.files']({}, options)).join(BESIDE);
  const lines = [
    ...inBoth((options) => m['dataExport.heading']({ time: dateTimeText(now, options.locale) }, options)),
    '',
    ...inBoth((options) => m['dataExport.tables']({}, options)),
    '',
    ...tables.map(({ rows: { name, title }, count }) => {
      const titles = inBoth((options) => title({}, options));
      return `${name}.csv\t${titles.join(BESIDE)}\t${count}`;
    }),
    ...(files.length > 0 ? ['', filesTitle, ...files.map(({ path }) => path)] : []),
  ];
  return `\uFEFF${lines.join(LINE)}${LINE}`;
}

/** A text in each language. */
function inBoth(compose: (options: { readonly locale: Locale }) => string): string[] {
  return LOCALES.map((locale) => compose({ locale }));
}
