import { formatCredit, formatCreditClass, type Locale } from '@osteon/domain';
import { dateText, dateTimeText } from '../../../texts/date-text.ts';
import { m } from '../../../texts/index.ts';
import { formatCheckCode } from '../issue/signature.ts';
import type { CertificateRow } from './certificate-repository.ts';

const CHINESE = { locale: 'zh' } as const;
const ENGLISH = { locale: 'en' } as const;

/**
 * The styles of certificates by language: the Chinese one has the English heading too, and the English one shows the
 * English title first.
 */
const STYLES = {
  zh: {
    headings: [CHINESE, ENGLISH],
    titles: ({ title, titleEn }: CertificateRow) => [title, titleEn],
    creditClass: formatCreditClass,
    betweenFigures: '　',
    afterLabel: '　',
  },
  en: {
    headings: [ENGLISH],
    titles: ({ title, titleEn }: CertificateRow) => (titleEn ? [titleEn, title] : [title]),
    creditClass: (name: string) => name,
    betweenFigures: ' · ',
    afterLabel: ' ',
  },
} as const;

/** The texts of a certificate in a language; names are as they were issued (rules/credit#certificate). */
export function createCertificateTexts(row: CertificateRow, locale: Locale) {
  const style = STYLES[locale];
  const options = { locale };
  const [title, subtitle = ''] = style.titles(row);
  const label = (name: 'serial' | 'issuedAt' | 'checkCode', value: string): string =>
    `${m[`credit.word.${name}`]({}, options)}${style.afterLabel}${value}`;
  const names = row.lecturers.join(m['format.list']({}, options));
  return {
    fileTitle: m['credit.certificate.file']({ serial: row.serial }, options),
    heading: style.headings.map((each) => m['credit.certificate.title']({}, each)).join('　'),
    completed: m['credit.certificate.completed']({ date: dateText(row.completedAt, locale) }, options),
    title: title ?? '',
    /** The title in the other language; empty for none. */
    subtitle,
    figures: listFigures(row, locale).join(style.betweenFigures),
    foot: [
      ...(row.lecturers.length > 0 ? [m['credit.certificate.lecturers']({ names }, options)] : []),
      label('serial', row.serial),
      label('issuedAt', dateTimeText(row.issuedAt, locale)),
      label('checkCode', formatCheckCode(row.signature)),
    ],
    scan: m['credit.word.scan']({}, options),
  };
}

export type CertificateTexts = ReturnType<typeof createCertificateTexts>;

/** Lessons, hours, credits and score, as far as there are any. */
function listFigures({ lessons, hours, creditClass, points, score }: CertificateRow, locale: Locale): string[] {
  const options = { locale };
  const inputs = { hours: formatCredit(hours), points: formatCredit(points) };
  return [
    m['credit.certificate.lessons']({ count: lessons }, options),
    ...(hours > 0 ? [m['credit.certificate.hours'](inputs, options)] : []),
    ...(creditClass
      ? [m['credit.certificate.credits']({ ...inputs, creditClass: STYLES[locale].creditClass(creditClass) }, options)]
      : []),
    ...(score === null ? [] : [m['credit.certificate.score']({ score }, options)]),
  ];
}
