import { formatDateTime } from '@osteon/domain';
import type { OwnFile, OwnRows } from '../../platform/own-data.ts';

/** Sorted before the tables. */
export const CONTENTS_NAME = '0-README.txt';

const LINE = '\r\n';

/** The text of an archive that lists its contents, in Chinese and English; Windows shows it as it is. */
export function describeContents(
  tables: readonly { readonly rows: OwnRows; readonly count: number }[],
  files: readonly OwnFile[],
  now: number,
): string {
  const lines = [
    `骨元个人数据 · ${formatDateTime(now)}（北京时间）`,
    `Your data at Osteon, as of ${formatDateTime(now)} (UTC+8)`,
    '',
    '表格为CSV格式，可用Excel、WPS打开；时间均带时区。',
    'Tables are CSV files in UTF-8 with a heading line; moments carry their offset from UTC.',
    '',
    ...tables.map(({ rows, count }) => `${rows.name}.csv\t${rows.title}\t${count}`),
    ...(files.length > 0 ? ['', '您上传的文件 · Files that you sent', ...files.map(({ path }) => path)] : []),
  ];
  return `\uFEFF${lines.join(LINE)}${LINE}`;
}
