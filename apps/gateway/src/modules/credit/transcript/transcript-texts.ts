import {
  formatCredit,
  formatCreditClass,
  formatDate,
  formatDateTime,
  formatDuration,
  type Locale,
  sumClasses,
} from '@osteon/domain';
import { m } from '../../../texts/index.ts';
import type { PdfRow } from '../pdf/pdf-table.ts';
import type { TranscriptContent, TranscriptLine } from './transcript-content.ts';

/** A word or sentence of a transcript that has no values. */
type Word =
  | 'title'
  | 'serial'
  | 'name'
  | 'company'
  | 'medicalTitle'
  | 'range'
  | 'date'
  | 'item'
  | 'creditClass'
  | 'hours'
  | 'points'
  | 'sum'
  | 'evidence'
  | 'watched'
  | 'sessions'
  | 'test'
  | 'issuedAt'
  | 'checkCode'
  | 'scan'
  | 'signed'
  | 'annex';

type Options = { readonly locale: Locale };

const CHINESE: Options = { locale: 'zh' };
const ENGLISH: Options = { locale: 'en' };

/** The title of a transcript's file. */
export const composeFileTitle = (serial: string): string => `${m['credit.word.title']({}, CHINESE)} ${serial}`;

/** The texts of a transcript in Chinese, with English beside some of them if requested. */
export function createTranscriptTexts({ options, ...content }: TranscriptContent) {
  const beside = (text: (each: Options) => string, separator = ' '): string =>
    (options.english ? [CHINESE, ENGLISH] : [CHINESE]).map(text).join(separator);
  const word = (name: Word): string => beside((each) => m[`credit.word.${name}`]({}, each));
  const credits = { first: formatCredit(content.credits.I), second: formatCredit(content.credits.II) };
  const classes = m['credit.transcript.classes'](credits, CHINESE);
  const days = { from: formatDate(content.fromAt), to: formatDate(content.toAt) };
  return {
    word,
    subtitle: m['credit.word.title']({}, ENGLISH),
    heading: m['credit.word.title']({}, CHINESE),
    range: m['credit.transcript.days'](days, CHINESE),
    issuedAt: formatDateTime(content.issuedAt),
    sum: options.subtotals ? `${word('sum')}　${classes}` : word('sum'),
    figures: [formatCredit(content.hours), formatCredit(sumClasses(content.credits))],
    rest: (count: number): string => beside((each) => m['credit.transcript.rest']({ count }, each)),
    page: (number: number, pages: number): string =>
      beside((each) => m['credit.transcript.page']({ number, pages }, each), '　'),

    row: (line: TranscriptLine): PdfRow => ({
      cells: [
        formatDate(line.awardedAt),
        line.title,
        formatCreditClass(line.creditClass),
        formatCredit(line.hours),
        formatCredit(line.points),
      ],
      note: options.english ? line.titleEn : '',
    }),

    evidenceRow({ awardedAt, title, titleEn, id, evidence: { watched, test, attended } }: TranscriptLine): PdfRow {
      const seconds = attended ? attended.minutes * 60 : watched.reduce((sum, video) => sum + video.seconds, 0);
      const sessions = watched.reduce((sum, video) => sum + video.sessions.length, 0);
      return {
        cells: [
          formatDate(awardedAt),
          title,
          attended || watched.length > 0 ? formatDuration(seconds) : '–',
          watched.length > 0 ? String(sessions) : '–',
          test ? String(test.score) : '–',
        ],
        note: options.english ? `${titleEn}　${id}` : id,
      };
    },
  };
}

export type TranscriptTexts = ReturnType<typeof createTranscriptTexts>;
