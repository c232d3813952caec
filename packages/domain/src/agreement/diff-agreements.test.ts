import { expect, test } from 'vitest';
import { diffAgreements } from './diff-agreements.ts';

const section = (heading: string, ...paragraphs: string[]) => ({ heading, paragraphs });

test('equal versions have no changes', () => {
  const text = [section('一、总则', '甲', '乙'), section('二、账号', '丙')];
  expect(diffAgreements(text, structuredClone(text))).toEqual([]);
});

test('sections that are new, reworded and removed are distinguished, in the order of the new version', () => {
  const before = [section('一、总则', '甲'), section('二、账号', '丙'), section('三、费用', '丁')];
  const after = [section('零、前言', '新'), section('一、总则', '甲'), section('二、账号', '丙', '戊')];
  expect(diffAgreements(before, after)).toEqual([
    { kind: 'added', heading: '零、前言', paragraphs: ['新'] },
    { kind: 'changed', heading: '二、账号', paragraphs: ['丙', '戊'] },
    { kind: 'removed', heading: '三、费用', paragraphs: [] },
  ]);
});

test('sections that only moved did not change', () => {
  const before = [section('一', '甲'), section('二', '乙')];
  expect(diffAgreements(before, before.toReversed())).toEqual([]);
});
