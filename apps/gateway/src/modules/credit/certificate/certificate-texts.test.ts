import { expect, test } from 'vitest';
import type { CertificateRow } from './certificate-repository.ts';
import { createCertificateTexts } from './certificate-texts.ts';

const ROW: CertificateRow = {
  serial: 'OST-C-2026-0418-7723',
  accountId: 'a',
  courseId: 'c01',
  name: '周予安',
  title: '全髋关节置换术规范化操作课程',
  titleEn: 'Standardised Total Hip Arthroplasty Course',
  lessons: 7,
  lecturers: ['沈知远', '梁若谷'],
  completedAt: Date.parse('2026-11-22T10:00:00+08:00'),
  hours: 4,
  creditClass: 'I',
  points: 1.5,
  score: 85,
  issuedAt: Date.parse('2026-11-22T14:40:00+08:00'),
  signature: Buffer.alloc(64, 7),
  fileHashes: [],
  replacedBy: null,
  revokedAt: null,
  revokedReason: '',
};

test('a certificate in Chinese has an English heading and title too', () => {
  expect(createCertificateTexts(ROW, 'zh')).toEqual({
    fileTitle: '骨元结课证书 OST-C-2026-0418-7723',
    heading: '结课证书　Certificate of Completion',
    completed: '于 2026.11.22 完成',
    title: ROW.title,
    subtitle: ROW.titleEn,
    figures: '7节　4.0学时　I类1.5学分　测试85分',
    foot: [
      '讲师　沈知远、梁若谷',
      '编号　OST-C-2026-0418-7723',
      '签发日期　2026.11.22 14:40',
      '校验码　6CFE EB3A A25D 3F41',
    ],
    scan: '扫码核验',
  });
});

test('a certificate in English has the English title first, and the Chinese one below', () => {
  expect(createCertificateTexts(ROW, 'en')).toEqual({
    fileTitle: 'Osteon certificate of completion OST-C-2026-0418-7723',
    heading: 'Certificate of Completion',
    completed: 'Completed on 22 Nov 2026',
    title: ROW.titleEn,
    subtitle: ROW.title,
    figures: '7 lessons · 4.0 hours · 1.5 class I credits · test score 85',
    foot: [
      'Lecturers: 沈知远, 梁若谷',
      'No. OST-C-2026-0418-7723',
      'Issued 22 Nov 2026, 14:40',
      'Check code 6CFE EB3A A25D 3F41',
    ],
    scan: 'Scan to verify',
  });
});

test.each([
  ['zh', '1节'],
  ['en', '1 lesson'],
] as const)('what a course lacks is left out (%s)', (locale, figures) => {
  const bare = { ...ROW, titleEn: '', lessons: 1, lecturers: [], hours: 0, creditClass: null, points: 0, score: null };
  const texts = createCertificateTexts(bare, locale);
  expect([texts.title, texts.subtitle, texts.figures, texts.foot.length]).toEqual([ROW.title, '', figures, 3]);
});
