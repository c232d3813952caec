import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildPhraseTsQuery, buildTsVector, extractNgrams } from './ngrams.ts';
import { toKey, tokenize } from './tokenizer.ts';

// Lone surrogates, marks and controls too: whatever a field can contain.
const anyText = fc.array(fc.nat(0xffff), { maxLength: 200 }).map((codes) => String.fromCharCode(...codes));
const han = fc
  .array(fc.constantFrom(...'前交叉韧带重建半月板'), { minLength: 1, maxLength: 12 })
  .map((all) => all.join(''));

test('of more lexemes than an entry holds, the last of its texts are left out', () => {
  const texts = Array.from({ length: 100_000 }, (_, index) => [`word${index}`, 'D'] as const);
  const vector = buildTsVector(new Map([...texts, ['title', 'A']]));
  expect(vector.length).toBeLessThan(1024 * 1024);
  expect(vector).toMatch(/^'title':1A 'word0':1D /);
});

test.each([
  ['前交叉韧带', ['前交', '前交叉', '交叉', '交叉韧', '叉韧', '叉韧带', '韧带', '带']],
  ['髋', ['髋']],
  ['Garden 分型', ['garden', '分型', '型']],
  ['Rüedi–Allgöwer', ['ruedi', 'allgower']],
  ['ＡＣＬ', ['acl']],
  ['骨\u200b折。复位', ['骨折', '折', '复位', '位']],
  ['%_\'":*&|!', []],
])('the grams of %j', (text, grams) => {
  expect(extractNgrams(text)).toEqual(grams);
});

test.each([
  ['前交叉韧带', "('@前交叉' & '@交叉韧' & '@叉韧带')"],
  ['髋臼', "'@髋臼'"],
  ['髋', "'@髋':*"],
  ['K-wire', "('@k' & '@wire')"],
  ['3D打印', "('@3d' & '@打印')"],
])('a text that contains %j', (text, query) => {
  expect(buildPhraseTsQuery(tokenize(text))).toBe(query);
});

test('a text matches each of its parts', () => {
  fc.assert(
    fc.property(han, fc.nat(), fc.nat(), (text, a, b) => {
      const from = a % text.length;
      const part = text.slice(from, from + 1 + (b % (text.length - from)));
      const grams = new Set(extractNgrams(text));
      const wanted = buildPhraseTsQuery(tokenize(part)).match(/'[^']+'(:\*)?/g) ?? [];
      expect(wanted.length).toBeGreaterThan(0);
      for (const each of wanted) {
        const word = each.replace(/[@':*]/g, '');
        const held = each.endsWith(':*') ? [...grams].some((gram) => gram.startsWith(word)) : grams.has(word);
        expect(held, `${each} of ${part} in ${text}`).toBe(true);
      }
    }),
  );
});

test('every text becomes lexemes of letters and digits, which PostgreSQL accepts', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const lexemes = new Map(extractNgrams(text).map((gram) => [gram, 'A' as const]));
      expect(buildTsVector(lexemes)).toMatch(/^$|^('[\p{L}\p{N}]+':1A( |$))+$/u);
      expect(buildPhraseTsQuery(tokenize(text))).toMatch(/^[\p{L}\p{N}'@&:* ()]*$/u);
      expect(toKey(toKey(text))).toBe(toKey(text));
    }),
    { examples: [['薴']] },
  );
});
