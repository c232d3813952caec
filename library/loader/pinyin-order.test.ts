import { expect, test } from 'vitest';
import { orderByPinyin } from './pinyin-order.ts';

const letters = (...terms: string[]) =>
  Object.fromEntries(orderByPinyin(terms.map((term) => ({ term }))).map(({ item, letter }) => [item.term, letter]));

test('terms are filed under the first letter of their pinyin', () => {
  expect(letters('髋臼', '软骨肉瘤', '跖骨', '阿片', '三维', '它', '挖', '足底筋膜炎')).toEqual({
    阿片: 'A',
    髋臼: 'K',
    软骨肉瘤: 'R',
    三维: 'S',
    它: 'T',
    挖: 'W',
    跖骨: 'Z',
    足底筋膜炎: 'Z',
  });
});

test('characters with several readings are filed under the one that is meant', () => {
  expect(letters('重返运动', '弹性髓内钉')).toEqual({ 重返运动: 'C', 弹性髓内钉: 'T' });
});

test('Latin words are filed under their own letter, figures under that of their reading', () => {
  expect(letters('Rüedi-Allgöwer分型', 'Ånsgar', '4字试验')).toEqual({
    'Rüedi-Allgöwer分型': 'R',
    Ånsgar: 'A',
    '4字试验': 'S',
  });
});

test('terms are sorted by letter, and within a letter by pinyin', () => {
  const order = orderByPinyin(
    ['髓内钉', '半月板', 'Cobb角', '重返运动', '尺神经', '4字试验'].map((term) => ({ term })),
  );
  expect(order.map(({ item }) => item.term)).toEqual(['半月板', '尺神经', '重返运动', 'Cobb角', '4字试验', '髓内钉']);
});
