import type { ResponseOf } from '@osteon/contract';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { logIn } from '../../../../test/customer.ts';
import { Component as CertificateDialog } from './certificate-dialog.tsx';

const CERTIFICATE: ResponseOf<'issueCertificate'> = {
  serial: 'OST-C-2026-0418-7723',
  name: '周予安',
  title: '全髋关节置换术规范化操作课程',
  titleEn: 'Standardised Total Hip Arthroplasty Course',
  completedAt: Date.parse('2026-11-22T10:00:00+08:00'),
  issuedAt: Date.parse('2026-11-22T10:00:00+08:00'),
  lessons: 7,
  hours: 4,
  credit: { creditClass: 'I', points: 1.5 },
  score: 85,
  lecturers: ['沈知远', '梁若谷'],
  url: '/gateway/credit-service/certificateFile/OST-C-2026-0418-7723',
  verifyUrl: 'http://osteon.test/edu/m/transcript?no=OST-C-2026-0418-7723',
};

const dialog = page.getByRole('dialog', { name: '课程已完成', exact: true });
const download = page.getByRole('button', { name: '下载PDF', exact: true });
const show = () => renderPage(<CertificateDialog courseId="c01" onClose={() => undefined} />);

test('a certificate is displayed with its code and its PDF', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('issueCertificate', CERTIFICATE);
  await show();
  for (const text of [
    '周予安',
    '于2026.11.22完成',
    CERTIFICATE.title,
    '7节 4.0学时 I类1.5学分 测试85分',
    '讲师 沈知远、梁若谷',
    '编号 OST-C-2026-0418-7723',
  ]) {
    await expect.element(dialog).toMatchTextContent(text);
  }
  await expect.poll(() => gateway.lastPayload('issueCertificate')).toEqual({ id: 'c01' });
  await expect.element(download).toBeVisible();
  await expect.element(page.getByRole('img', { name: '核验二维码', exact: true })).toBeVisible();
  expect(await axeViolations('[role=dialog]')).toEqual([]);
});

test.for([1440, 360])(
  'its PDF is offered in both languages, %i px wide, and Esc closes the choice alone',
  async (width, { gateway }) => {
    logIn(gateway);
    gateway.answer('issueCertificate', CERTIFICATE);
    await page.viewport(width, 740);
    await show();
    await download.click();
    const menu = page.getByRole('menu', { name: '下载PDF', exact: true });
    const item = (name: string) => menu.getByRole('menuitem', { name, exact: true });
    await expect.element(item('中文')).toHaveFocus();
    await expect.element(item('中文')).toHaveAttribute('href', `${CERTIFICATE.url}?language=zh`);
    await expect.element(item('English')).toHaveAttribute('href', `${CERTIFICATE.url}?language=en`);
    await expect.element(item('English')).toHaveAttribute('download');
    await expect.element(item('English')).toBeInViewport({ ratio: 1 });
    expect(await axeViolations('[role=menu]')).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).not.toBeInTheDocument();
    await expect.element(dialog).toBeVisible();
    await expect.element(download).toHaveFocus();
  },
);

test('a certificate without credits and test displays neither', async ({ gateway }) => {
  logIn(gateway);
  gateway.answer('issueCertificate', { ...CERTIFICATE, credit: null, score: null, lecturers: [] });
  await show();
  await expect.element(dialog).toMatchTextContent('7节 4.0学时');
  for (const text of [/学分/, /测试/, /讲师/]) await expect.element(page.getByText(text)).not.toBeInTheDocument();
});

test('a course without a certificate shows the reason', async ({ gateway }) => {
  logIn(gateway);
  gateway.refuse('issueCertificate', 40900);
  await show();
  const refusal = page.getByRole('dialog', { name: '结课证书', exact: true });
  await expect.element(refusal).toMatchTextContent('课程还没有完成，或它的学分已被撤销，没有证书');
  await expect.element(download).not.toBeInTheDocument();
});
