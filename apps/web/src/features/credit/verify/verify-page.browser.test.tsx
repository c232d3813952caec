import type { ResponseOf } from '@osteon/contract';
import { page } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { VerifyPage } from './verify-page.tsx';

type Answer = ResponseOf<'verifyTranscript'>;

const SERIAL = 'OST-2026-0418-7723';
const ISSUED_AT = Date.parse('2026-11-22T14:40:00+08:00');
const LATER = Date.parse('2026-11-25T09:00:00+08:00');
const SUMS = { I: 9, II: 7, total: 16 };
const VALID: Answer = {
  state: 'valid',
  serial: SERIAL,
  issuedAt: ISSUED_AT,
  name: '周*安',
  company: '清和市第二人民医院',
  fromAt: Date.parse('2026-01-01T00:00:00+08:00'),
  toAt: ISSUED_AT,
  credits: SUMS,
  course: null,
};

const main = page.getByRole('main');
const field = page.getByRole('textbox');
const submit = page.getByRole('button', { name: '核验', exact: true });

async function enter(gateway: FakeGateway, answer: Answer, typed = SERIAL): Promise<void> {
  gateway.answer('verifyTranscript', answer);
  await renderPage(<VerifyPage />);
  await field.fill(typed);
  await submit.click();
}

test('a serial typed from paper is verified, with the name masked', async ({ gateway }) => {
  await enter(gateway, VALID, 'ost 2026 O418 7723');
  await expect.element(page.getByRole('heading', { name: '证明有效', exact: true })).toBeVisible();
  await expect.poll(() => gateway.lastPayload('verifyTranscript')).toMatchObject({ serial: SERIAL });
  for (const text of [
    '与骨元签发的记录一致',
    SERIAL,
    '周*安',
    '清和市第二人民医院',
    '2026.01.01 至 2026.11.22',
    'I类 9.0 II类 7.0 合计 16.0',
    '2026.11.22 14:40',
    '请核对纸面上的姓名、区间与合计。任何一项不同，即以本页为准。',
  ]) {
    await expect.element(main).toMatchTextContent(text);
  }
  expect(await axeViolations('main')).toEqual([]);
});

test('a certificate is verified with its course', async ({ gateway }) => {
  const serial = 'OST-C-2026-0418-7723';
  const course = { title: '全髋关节置换术规范化操作课程' };
  await enter(gateway, { ...VALID, serial, company: '', course, toAt: ISSUED_AT }, 'c2026 O418 7723');
  await expect.poll(() => gateway.lastPayload('verifyTranscript')).toMatchObject({ serial });
  for (const text of [
    '证明有效',
    serial,
    '周*安',
    course.title,
    '完成2026.11.22',
    '请核对纸面上的姓名、课程与学分。',
  ]) {
    await expect.element(main).toMatchTextContent(text);
  }
  await expect.element(page.getByText('区间', { exact: true })).not.toBeInTheDocument();
});

test('an invalid serial is not requested', async ({ gateway }) => {
  await enter(gateway, VALID, 'OST-2026');
  await expect.element(main).toMatchTextContent('编号是OST-或OST-C-加12位数字');
  await expect.poll(() => gateway.count('verifyTranscript')).toBe(0);
});

test('an altered one shows both values of each difference, and nothing of its owner', async ({ gateway }) => {
  const printed = { I: 9, II: 11, total: 20 };
  await enter(gateway, { state: 'altered', serial: SERIAL, issuedAt: ISSUED_AT, recorded: SUMS, printed });
  await expect.element(page.getByRole('heading', { name: '证明与记录不一致', exact: true })).toBeVisible();
  await expect.element(main).toMatchTextContent('记录 7.0 文件 11.0');
  await expect.element(main).toMatchTextContent('记录 16.0 文件 20.0');
  await expect.element(main).toMatchTextContent('II类学分');
  await expect.element(page.getByText('I类学分', { exact: true })).not.toBeInTheDocument();
  await expect.element(main).toMatchTextContent('或联系 service@osteon.example。');
});

test('an unknown one can be entered again', async ({ gateway }) => {
  await enter(gateway, { state: 'unknown', serial: SERIAL });
  await expect.element(main).toMatchTextContent(`编号 ${SERIAL} 不在签发记录中`);
  gateway.answer('verifyTranscript', { ...VALID, serial: 'OST-2026-0418-7732' });
  await expect.element(field).toHaveValue(SERIAL);
  await field.fill('OST-2026-0418-7732');
  await submit.click();
  await expect.element(page.getByRole('heading', { name: '证明有效', exact: true })).toBeVisible();
});

test('a replaced one names the newer one, and a revoked one the reason', async ({ gateway }) => {
  const replacedBy = { serial: 'OST-2026-0418-8120', issuedAt: LATER, total: 15.5 };
  const reason = '凭证“观看 1:41:06”经复核更正。';
  await enter(gateway, { state: 'replaced', serial: SERIAL, issuedAt: ISSUED_AT, total: 16, replacedBy, reason });
  await expect.element(main).toMatchTextContent('2026.11.25 重新签发，合计由16.0更正为15.5');
  await expect.element(main).toMatchTextContent('OST-2026-0418-8120');
  await expect.element(main).toMatchTextContent(reason);
});

test('a revoked one shows the date and the reason', async ({ gateway }) => {
  const reason = '观看记录经复核无效';
  await enter(gateway, { state: 'revoked', serial: SERIAL, issuedAt: ISSUED_AT, revokedAt: LATER, reason });
  await expect.element(page.getByRole('heading', { name: '证明已撤销', exact: true })).toBeVisible();
  await expect.element(main).toMatchTextContent('2026.11.25 撤销，请勿采信这份文件');
  await expect.element(main).toMatchTextContent(reason);
});

test('a file dropped on the page is verified by its hash, and an invalid one is reported', async ({ gateway }) => {
  gateway.answer('verifyTranscript', VALID);
  await renderPage(<VerifyPage />);
  const drop = (content: string) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([content], 'credits.pdf', { type: 'application/pdf' }));
    window.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  };
  drop('%PDF-1.7 something else');
  await expect.element(main).toMatchTextContent('这个文件不是骨元学分证明或结课证书');
  drop(`%PDF-1.7 (https://edu.example.com/edu/m/transcript?no=${SERIAL}&i=9.0&ii=7.0&sig=abc)`);
  await expect.element(page.getByRole('heading', { name: '证明有效', exact: true })).toBeVisible();
  await expect
    .poll(() => gateway.lastPayload('verifyTranscript'))
    .toMatchObject({
      serial: SERIAL,
      pointsI: '9.0',
      pointsII: '7.0',
      signature: 'abc',
      fileHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  await expect.element(page.getByText('这个文件不是骨元学分证明或结课证书')).not.toBeInTheDocument();
});

test('a failed check can be retried', async ({ gateway }) => {
  gateway.refuse('verifyTranscript', 42900, '操作过于频繁，请稍后重试');
  await renderPage(<VerifyPage />);
  await field.fill(SERIAL);
  await submit.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('操作过于频繁，请稍后重试');
  gateway.answer('verifyTranscript', VALID);
  await page.getByRole('button', { name: '重试', exact: true }).click();
  await expect.element(page.getByRole('heading', { name: '证明有效', exact: true })).toBeVisible();
});
