import type { TranscriptContent } from '../../apps/gateway/src/modules/credit/transcript/transcript-content.ts';
import { renderTranscript } from '../../apps/gateway/src/modules/credit/transcript/transcript-pdf.ts';
import { atShare, report } from './load/figures.ts';

const LINES = 200;
const RUNS = 30;
const AT_ONCE = 100;

/** The aims: seconds of one PDF, and megabytes by which the memory grows while a hundred are drawn at once. */
const SECONDS = 1;
const MEGABYTES = 300;

const MEGABYTE = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = Date.parse('2026-11-22T14:40:00+08:00');

const TITLES = [
  '骨质疏松与脆性骨折防治',
  '骨科大手术静脉血栓预防：评估、器械与药物协同',
  '髋部骨折规范化诊疗',
  '儿童肱骨髁上骨折：闭合复位与克氏针固定',
  '骨不连与骨缺损的诊断和重建',
  '肩袖修补术后的分期康复',
];

const content: TranscriptContent = {
  serial: 'OST-2026-0418-7723',
  name: '周予安',
  medicalTitle: '主治医师',
  company: '清和市第二人民医院',
  fromAt: Date.parse('2026-01-01T00:00:00+08:00'),
  toAt: NOW,
  issuedAt: NOW,
  lines: Array.from({ length: LINES }, (_, index) => ({
    id: `line-${index}`,
    title: `${TITLES[index % TITLES.length]}　第${index + 1}讲`,
    titleEn: 'Standardised Total Hip Arthroplasty Course',
    creditClass: index % 2 === 0 ? 'I' : 'II',
    hours: 2,
    points: 0.5,
    evidence: { watched: [], test: { attemptId: 'attempt', score: 90, at: NOW } },
    awardedAt: NOW - index * DAY_MS,
  })),
  credits: { I: 50, II: 50 },
  hours: 400,
  checkCode: '7F3C 91A0 44DE 2B18',
  verifyAddress: `https://edu.example.com/edu/m/transcript?no=OST-2026-0418-7723&i=50.0&ii=50.0&sig=${'A'.repeat(86)}`,
  options: { subtotals: true, evidence: true, english: true },
};

// The fonts and the library are loaded with the first.
await renderTranscript(content);

const seconds: number[] = [];
for (let run = 0; run < RUNS; run++) {
  const startedAt = performance.now();
  await renderTranscript(content);
  seconds.push((performance.now() - startedAt) / 1000);
}

const before = process.memoryUsage.rss();
let most = before;
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss());
}, 10);
await Promise.all(Array.from({ length: AT_ONCE }, () => renderTranscript(content)));
clearInterval(watch);
most = Math.max(most, process.memoryUsage.rss());

report('transcript-memory', (most - before) / MEGABYTE, MEGABYTES, 'MB that 100 at once add');
report('transcript', atShare(seconds, 0.95), SECONDS, 's of a PDF of 200 lines, 95th percentile');
