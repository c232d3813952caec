import { Suspense } from 'react';
import { page } from 'vitest/browser';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { setLocale } from '../../texts/locale.ts';
import { AgreementView } from './agreement-view.tsx';

const agreement = {
  code: 'privacyPolicy' as const,
  title: '隐私政策',
  updatedAt: '2026-10-01',
  sections: [{ heading: '一、我们收集的信息', weighs: true, paragraphs: ['我们收集您的手机号。'] }],
};

const NOTE = 'This document is in Chinese; the Chinese text is binding.';
const NOTE_ZH = '本文为中文，以中文文本为准。';

const show = () =>
  renderPage(
    <main>
      <Suspense fallback="…">
        <AgreementView code="privacyPolicy" />
      </Suspense>
    </main>,
  );

test('a page in English says that the agreement is in Chinese, and marks its language', async ({ gateway }) => {
  gateway.answer('getAgreementByCode', agreement);
  setLocale('en');
  await show();
  await expect.element(page.getByText(NOTE)).toBeVisible();
  await expect.element(page.getByText('Updated 1 Oct 2026')).toBeVisible();
  const heading = page.getByRole('heading', { name: '一我们收集的信息' }).element();
  expect(heading.closest('[lang]')).toHaveAttribute('lang', 'zh-CN');
});

test('a page in Chinese shows the agreement alone', async ({ gateway }) => {
  gateway.answer('getAgreementByCode', agreement);
  await show();
  await expect.element(page.getByText('更新日期：2026.10.01')).toBeVisible();
  await expect.element(page.getByText(NOTE_ZH)).not.toBeInTheDocument();
});
