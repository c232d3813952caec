import type { Page } from '@playwright/test';
import { logInAsDoctor } from '../support/certified-account.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { goto } from '../support/goto.ts';
import { runOperator } from '../support/operator.ts';

/** Pages with their title and a text that is printed with it. */
const PAGES = [
  ['/videoTerminal?id=v24', '股骨转子间骨折头髓钉固定：复位、进针点与尖顶距', '要点'],
  ['/docTerminal?id=b01', '后外侧入路全髋关节置换：假体安放与脱位预防', '参考文献'],
  ['/caseTerminal?id=k11', '高能量双髁胫骨平台骨折：软组织条件差时如何安排', '决策点'],
  ['/courseTerminal?id=c01', '全髋关节置换术规范化操作课程', '讲师'],
] as const;

const FRAME_AND_CONTROLS = 'body > * :is(header:has(form), nav, footer, button, input, select, textarea, form, video)';

/** The steps of a video are times as well as controls, and are printed as times. */
const TIMES = /^\d{2}:\d{2}$/;

/** Waits until the printed form of the page is its content alone. */
async function expectContentAlone(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  const printed = await page.locator(FRAME_AND_CONTROLS).filter({ visible: true }).allInnerTexts();
  expect(printed.filter((text) => !TIMES.test(text.trim()))).toEqual([]);
  await expect(page.locator('[data-print="off"]').filter({ visible: true })).toHaveCount(0);
}

const countPages = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test('items are printed without frame, controls and comments, a video with its steps on one page', async ({ page }) => {
  // Comments of a sealed case are folded.
  await callGateway(page.request, 'openCaseOutcome', { id: 'k11' });
  for (const [address, heading, content] of PAGES) {
    await goto(page, address);
    const text = page.getByRole('heading', { name: content, exact: true });
    await expect(text).toBeVisible();
    await expect(page.getByRole('heading', { name: '评论', exact: true })).toBeVisible();
    await expectContentAlone(page);
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(text).toBeVisible();
    if (address.startsWith('/video')) {
      await expect(page.getByRole('button', { name: /^从\d{2}:\d{2}播放/ }).filter({ visible: true })).toHaveCount(7);
      expect(countPages(await page.pdf({ format: 'A4' }))).toBe(1);
    }
    await page.emulateMedia({ media: 'screen' });
  }
});

test('a term and the credits of a doctor are printed with their lines', async ({ page }) => {
  await logInAsDoctor(page.request, '温知衡');
  const { customerId } = await callGateway(page.request, 'getCustomerInfoV2', {});
  const line = ['--class', 'II', '--points=0.5', '--hours=2', '--title', '院内讲座：骨不连'];
  await runOperator('credit', 'adjust', '--account', customerId, ...line, '--reason', '补录', '--by', '审核员');
  await goto(page, '/personalHome?view=credits');
  await expect(page.getByText('院内讲座：骨不连')).toBeVisible();
  await expectContentAlone(page);
  await expect(page.getByText('院内讲座：骨不连')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await goto(page, '/boneDictionary');
  await page.getByRole('main').locator('a[href*="dictionaryTerminal"]').first().click();
  await expect(page.getByRole('heading', { name: '相关词条', exact: true })).toBeVisible();
  await expectContentAlone(page);
  await expect(page.getByRole('heading', { name: '相关词条', exact: true })).toBeVisible();
});
