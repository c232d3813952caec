import { readFileSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { selectLocale, setLocale } from '../locale.ts';
import {
  doctorTitleText,
  documentKindText,
  imagingText,
  levelText,
  productCategoryText,
  sexText,
  termCategoryText,
} from './library-text.ts';

// The texts have both languages elsewhere than in a build.
vi.mock('virtual:english-texts', () => ({ default: async () => ({}) }));
// selectLocale sets the language of the page.
vi.stubGlobal('document', { documentElement: {} });
// Files share a worker.
afterAll(() => vi.unstubAllGlobals());

const content = new URL('../../../../../library/content/', import.meta.url);
const read = (file: string): Record<string, unknown>[] => JSON.parse(readFileSync(new URL(file, content), 'utf8'));
const values = (file: string, select: (item: never) => string | string[]): readonly string[] => [
  ...new Set(read(file).flatMap((item) => select(item as never))),
];

afterEach(() => setLocale('zh'));

const tables: readonly [what: string, text: (value: string) => string, stored: readonly string[]][] = [
  ['level', (level) => levelText(level).replace('及以上', ''), values('videos.json', ({ level }) => level)],
  ['title', doctorTitleText, values('experts.json', ({ title }) => title)],
  ['sex', sexText, values('cases.json', ({ patient }: { patient: { sex: string } }) => patient.sex)],
  [
    'image',
    imagingText,
    values('cases.json', ({ imaging }: { imaging: { kind: string }[] }) => imaging.map(({ kind }) => kind)),
  ],
  ['document', documentKindText, values('documents.json', ({ kind }) => kind)],
  ['term', termCategoryText, values('dictionary.json', ({ category }) => category)],
  ['product', productCategoryText, values('products.json', ({ category }) => category)],
];

test.each(tables)(
  'every %s of the library is the same in Chinese, and has an English text',
  async (_what, text, stored) => {
    expect(stored.length).toBeGreaterThan(1);
    expect(stored.map(text)).toEqual(stored);
    await selectLocale('en');
    expect(stored.map(text).filter((each) => /\p{Script=Han}/u.test(each))).toEqual([]);
  },
);

describe('in English', () => {
  test.each([
    [levelText, '住院医师', 'Resident physician and above'],
    [levelText, '高级', 'Senior'],
    [levelText, '规培生', '规培生'],
    [doctorTitleText, '主任医师 教授', 'Chief physician, Professor'],
    [doctorTitleText, '主管护师', 'Charge nurse'],
    [doctorTitleText, '主任医师 首席专家', '主任医师 首席专家'],
    [doctorTitleText, '', ''],
    [documentKindText, '指南', '指南'],
    [imagingText, 'CT', 'CT'],
  ])('%o of %s is %s', async (text, value, expected) => {
    await selectLocale('en');
    expect(text(value)).toBe(expected);
  });
});
