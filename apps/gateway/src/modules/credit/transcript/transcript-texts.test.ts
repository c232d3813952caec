import { expect, test } from 'vitest';
import { composeFileTitle, createTranscriptTexts } from './transcript-texts.ts';

const content = {
  serial: 'OST-2026-0418-7723',
  name: '周予安',
  medicalTitle: '主治医师',
  company: '清和市第二人民医院',
  fromAt: Date.parse('2026-01-01T00:00:00+08:00'),
  toAt: Date.parse('2026-11-22T14:40:00+08:00'),
  issuedAt: Date.parse('2026-11-22T14:40:00+08:00'),
  lines: [],
  credits: { I: 1.5, II: 0.5 },
  hours: 6,
  checkCode: 'AB12',
  verifyAddress: 'https://osteon.test',
};

test.each([
  [
    true,
    ['编号 No.', '合计 Total　I类 1.5　II类 0.5', '其余3项见附页 3 more in the annex', '第1页，共2页　Page 1 of 2'],
  ],
  [false, ['编号', '合计　I类 1.5　II类 0.5', '其余3项见附页', '第1页，共2页']],
])('with English (%s) the texts are bilingual', (english, texts) => {
  const { word, sum, rest, page } = createTranscriptTexts({
    ...content,
    options: { subtotals: true, evidence: true, english },
  });
  expect([word('serial'), sum, rest(3), page(1, 2)]).toEqual(texts);
});

test('titles and the range are in one language', () => {
  const options = { subtotals: false, evidence: true, english: true };
  expect(createTranscriptTexts({ ...content, options })).toMatchObject({
    heading: '骨元继续教育学分证明',
    subtitle: 'Osteon Continuing Education Transcript',
    range: '2026.01.01 至 2026.11.22',
    sum: '合计 Total',
  });
  expect(composeFileTitle('OST-2026-0418-7723')).toBe('骨元继续教育学分证明 OST-2026-0418-7723');
});
