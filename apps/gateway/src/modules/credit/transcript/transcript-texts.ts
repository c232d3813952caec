import {
  formatCredit,
  formatCreditClass,
  formatDate,
  formatDateTime,
  formatDuration,
  sumClasses,
} from '@osteon/domain';
import type { PdfRow } from '../pdf/pdf-table.ts';
import type { TranscriptContent, TranscriptLine } from './transcript-content.ts';

/** The texts of a transcript, with English if requested. */
const TEXTS = {
  title: ['骨元继续教育学分证明', 'Osteon Continuing Education Transcript'],
  serial: ['编号', 'No.'],
  name: ['姓名', 'Name'],
  company: ['单位', 'Hospital'],
  medicalTitle: ['职称', 'Title'],
  range: ['区间', 'Period'],
  date: ['日期', 'Date'],
  item: ['项目', 'Activity'],
  creditClass: ['类别', 'Class'],
  hours: ['学时', 'Hours'],
  points: ['学分', 'Credits'],
  sum: ['合计', 'Total'],
  evidence: ['观看依据明细', 'Evidence'],
  watched: ['有效观看', 'Watched'],
  sessions: ['播放会话', 'Sessions'],
  test: ['测试', 'Test'],
  issuedAt: ['签发日期', 'Issued'],
  checkCode: ['校验码', 'Check code'],
  scan: ['扫码核验', 'Scan to verify'],
  signed: [
    '本证明附电子签名；纸质件以扫码核验结果为准。',
    'Signed electronically; on paper, the result of scanning the code counts.',
  ],
  annex: ['附页', 'Annex'],
} as const satisfies Record<string, readonly [zh: string, en: string]>;

type Word = keyof typeof TEXTS;

/** The texts of a transcript in its language. */
export function createTranscriptTexts({ options, ...content }: TranscriptContent) {
  const word = (name: Word): string => (options.english ? TEXTS[name].join(' ') : TEXTS[name][0]);
  const classes = `I类 ${formatCredit(content.credits.I)}　II类 ${formatCredit(content.credits.II)}`;
  return {
    word,
    subtitle: TEXTS.title[1],
    heading: TEXTS.title[0],
    range: `${formatDate(content.fromAt)} 至 ${formatDate(content.toAt)}`,
    issuedAt: formatDateTime(content.issuedAt),
    sum: options.subtotals ? `${word('sum')}　${classes}` : word('sum'),
    figures: [formatCredit(content.hours), formatCredit(sumClasses(content.credits))],
    rest: (count: number): string =>
      options.english ? `其余${count}项见附页 ${count} more in the annex` : `其余${count}项见附页`,
    page: (number: number, pages: number): string =>
      options.english ? `第${number}页，共${pages}页　Page ${number} of ${pages}` : `第${number}页，共${pages}页`,

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

    evidenceRow({ awardedAt, title, titleEn, id, evidence: { watched, test } }: TranscriptLine): PdfRow {
      const seconds = watched.reduce((sum, video) => sum + video.seconds, 0);
      const sessions = watched.reduce((sum, video) => sum + video.sessions.length, 0);
      return {
        cells: [
          formatDate(awardedAt),
          title,
          watched.length > 0 ? formatDuration(seconds) : '–',
          watched.length > 0 ? String(sessions) : '–',
          test ? String(test.score) : '–',
        ],
        note: options.english ? `${titleEn}　${id}` : id,
      };
    },
  };
}

export type TranscriptTexts = ReturnType<typeof createTranscriptTexts>;
