import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { logInAsDoctor } from '../support/certified-account.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { goto } from '../support/goto.ts';
import { runOperator } from '../support/operator.ts';
import { openPhone } from '../support/phone.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

/** Awards a line to an account; returns its id. */
async function adjust(account: string, creditClass: 'I' | 'II', points: string, title: string): Promise<string> {
  const figures = ['--class', creditClass, `--points=${points}`, '--hours=2'];
  const words = ['--title', title, '--reason', '补录现场签到', '--by', '审核员'];
  const printed = await runOperator('credit', 'adjust', '--account', account, ...figures, ...words);
  return printed.split('  ')[0] ?? '';
}

/** Saves the lines in a language; returns the file. */
async function saveCsv(page: Page, language: string): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出CSV', exact: true }).click();
  await page.getByRole('menuitem', { name: language, exact: true }).click();
  return readFile(await (await saved).path(), 'utf8');
}

test('a doctor exports a transcript, an office verifies it, and both see that a line is revoked', {
  tag: '@core',
}, async ({ page, browser }) => {
  await logInAsDoctor(page.request, '温知衡');
  const { customerId } = await callGateway(page.request, 'getCustomerInfoV2', {});
  await goto(page, '/personalHome?view=credits');
  await expect(heading(page, '学分台账')).toBeVisible();
  await expect(page.getByText('本年度还没有学分', { exact: true })).toBeVisible();

  await adjust(customerId, 'I', '1.5', '云泽骨科医师学会学术年会');
  const lecture = await adjust(customerId, 'II', '0.5', '院内讲座：骨不连');
  await page.reload();
  await expect(heading(page, '还差23.0分')).toBeVisible();
  await expect(page.getByRole('img', { name: /年度学分：I类1\.5分，II类0\.5分/ })).toBeVisible();

  await page.getByRole('searchbox', { name: '搜索项目', exact: true }).fill('讲座');
  await expect(page.getByText('云泽骨科医师学会学术年会', { exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: '院内讲座：骨不连的凭证', exact: true }).click();
  const evidence = page.getByRole('dialog', { name: '凭证', exact: true });
  await expect(evidence.getByText('补录现场签到', { exact: true })).toBeVisible();
  await expect(evidence.getByText(lecture, { exact: true })).toBeVisible();
  await evidence.getByRole('button', { name: '我知道了', exact: true }).click();
  await expect(evidence).toHaveCount(0);

  expect(await saveCsv(page, '中文')).toMatch(/^\uFEFF日期,项目,[^]+,院内讲座：骨不连,调整,II类,2\.0,0\.5,/);
  expect(await saveCsv(page, 'English')).toMatch(/^\uFEFFDate,Activity,[^]+,院内讲座：骨不连,Adjustment,II,2\.0,0\.5,/);

  await page.getByRole('button', { name: '导出学分证明', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '导出学分证明', exact: true });
  await dialog.getByRole('button', { name: '生成PDF', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const link = page.getByRole('link', { name: '下载', exact: true });
  await expect(link).toBeVisible({ timeout: 30_000 });
  const saved = page.waitForEvent('download');
  await link.click();
  const path = await (await saved).path();
  const [address = ''] = /\/m\/transcript\?[\w=&.%-]+/.exec(await readFile(path, 'latin1')) ?? [];

  const office = await openPhone(browser);
  await goto(office, address);
  await expect(office).toHaveTitle('学分证明核验 - 骨元');
  await expect(heading(office, '证明有效')).toBeVisible();
  await expect(office.getByText('温*衡', { exact: true })).toBeVisible();
  await expect(office.getByText('I类 1.5　II类 0.5　合计 2.0', { exact: true })).toBeVisible();
  await goto(office, address.replace('ii=0.5', 'ii=4.5'));
  await expect(heading(office, '证明与记录不一致')).toBeVisible();
  await expect(office.getByText('记录 0.5　文件 4.5', { exact: true })).toBeVisible();

  const pdf = await readFile(path);
  const choose = async (buffer: Buffer) => {
    const chooser = office.waitForEvent('filechooser');
    await office.getByRole('button', { name: '选择PDF文件', exact: true }).click();
    await (await chooser).setFiles({ name: 'credits.pdf', mimeType: 'application/pdf', buffer });
  };
  await choose(pdf);
  await expect(heading(office, '证明有效')).toBeVisible();
  await choose(Buffer.concat([pdf, Buffer.from('\n% edited')]));
  await expect(heading(office, '证明与记录不一致')).toBeVisible();

  await runOperator('credit', 'revoke', lecture, '--reason', '签到记录经复核无效', '--by', '审核员');
  await goto(office, address);
  await expect(heading(office, '证明已撤销')).toBeVisible();
  await expect(office.getByText('签到记录经复核无效', { exact: true })).toBeVisible();
  await goto(page, '/personalHome?view=credits');
  await expect(page.getByText('已撤销：签到记录经复核无效', { exact: true })).toBeVisible();
  await expect(page.getByText(/^学分证明OST-\d{4}-\d{4}-\d{4}已失效，其中有学分被撤销，请重新导出$/)).toBeVisible();
  await expect(link).toHaveCount(0);
  await expect(heading(page, '还差23.5分')).toBeVisible();
});
