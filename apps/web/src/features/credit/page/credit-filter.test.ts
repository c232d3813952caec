import { expect, test } from 'vitest';
import type { CreditLine } from '../../../entities/credit/api/get-credit-year.ts';
import { buildCreditCsv } from './credit-csv.ts';
import { filterLines, parseKind } from './credit-filter.ts';
import { drawLens, getRing } from './ring-geometry.ts';

const LINE: CreditLine = {
  id: '-line1',
  sourceType: 'course',
  sourceId: 'c01',
  title: '全髋关节置换术',
  titleEn: 'Total Hip Arthroplasty',
  creditClass: 'I',
  hours: 4,
  points: 1.5,
  evidence: { watched: [], test: null },
  reason: '',
  bookedAt: Date.parse('2026-11-22T14:40:00+08:00'),
  revokedAt: null,
  revokedReason: '',
};
const TALK: CreditLine = {
  ...LINE,
  id: 'b',
  sourceType: 'adjustment',
  title: '=讲座"一"',
  titleEn: '',
  reason: '补录',
};

test.each([
  [{ kind: null, text: '' }, ['-line1', 'b']],
  [{ kind: 'course', text: '' }, ['-line1']],
  [{ kind: null, text: ' hip ' }, ['-line1']],
  [{ kind: null, text: '补录' }, ['b']],
  [{ kind: 'video', text: '' }, []],
] as const)('the filter %o leaves %o', (filter, ids) => {
  expect(filterLines([LINE, TALK], filter).map(({ id }) => id)).toEqual(ids);
});

test('only a known kind is accepted from a URL', () => {
  expect(['video', 'live', 'meeting', '', null].map(parseKind)).toEqual(['video', 'live', null, null, null]);
});

test('a CSV contains the lines that count in its language, and no cell is a formula', () => {
  const revoked = { ...LINE, id: 'c', revokedAt: 1, revokedReason: '复核' };
  expect(buildCreditCsv([LINE, TALK, revoked], 'zh').split('\r\n')).toEqual([
    '\uFEFF日期,项目,类型,类别,学时,学分,记录编号',
    "2026.11.22 14:40,全髋关节置换术,课程,I类,4.0,1.5,'-line1",
    '2026.11.22 14:40,"\'=讲座""一""",调整,I类,4.0,1.5,b',
    '',
  ]);
});

test('a CSV in English has the English title of a line, if there is one', () => {
  expect(
    buildCreditCsv([LINE, TALK, { ...LINE, id: 'd', sourceType: 'video', creditClass: 'II' }], 'en').split('\r\n'),
  ).toEqual([
    '\uFEFFDate,Activity,Type,Class,Hours,Credits,Record no.',
    "2026.11.22 14:40,Total Hip Arthroplasty,Course,I,4.0,1.5,'-line1",
    '2026.11.22 14:40,"\'=讲座""一""",Adjustment,I,4.0,1.5,b',
    '2026.11.22 14:40,Total Hip Arthroplasty,Video,II,4.0,1.5,d',
    '',
  ]);
});

test('the rings are drawn from the outside in, and a lens at its day', () => {
  expect(getRing(0)).toEqual({ x: 166, y: 166, radius: 160 });
  expect(getRing(11)).toEqual({ x: 153, y: 180, radius: 58 });
  const first = drawLens({ bookedAt: Date.parse('2026-01-01T12:00:00+08:00'), points: 0 });
  expect(first).toBe('M160.0 6.1Q166.0 -3.0 172.0 6.1Q166.0 15.0 160.0 6.1Z');
});
