import { logInAsDoctor } from '../support/certified-account.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { goto } from '../support/goto.ts';
import { entry, openComments, section } from './comments.ts';

const PAGE = '/videoTerminal?id=v43';

test("a blocked doctor's comments are hidden and they cannot reply, until the block ends", { tag: '@core' }, async ({
  page,
  browser,
}) => {
  // Other runs of this journey have left theirs.
  const run = Date.now();
  const questionText = `术中如何保护神经？${run}`;
  const advert = `低价转让器械。${run}`;
  await logInAsDoctor(page.request, '秦若木');
  const context = await browser.newContext();
  const other = await context.newPage();
  await logInAsDoctor(other.request, '贺南星');
  const item = { resourceType: 1, resourceId: 'v43' } as const;
  const question = { ...item, text: questionText, clientId: `question-${run}` };
  const { commentId } = await callGateway(page.request, 'createComment', question);
  await callGateway(other.request, 'createComment', { ...item, text: advert, clientId: `advert-${run}` });

  await openComments(page, PAGE);
  await entry(page, advert).getByRole('button', { name: '更多：贺南星的评论', exact: true }).click();
  await page.getByRole('menuitem', { name: '屏蔽贺南星', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '屏蔽贺南星？', exact: true });
  await dialog.getByRole('button', { name: '屏蔽', exact: true }).click();
  await expect(page.getByText('已屏蔽贺南星', { exact: true })).toBeVisible();
  await expect(section(page).getByText(advert)).toHaveCount(0);
  await expect(section(page).getByText(questionText).first()).toBeVisible();

  await openComments(other, PAGE);
  const thread = other.locator(`[id="comment-${commentId}"]`);
  await thread.getByRole('button', { name: /^回复/ }).click();
  await section(other).getByRole('textbox', { name: /^回复/ }).fill('私信聊。');
  await section(other).getByRole('textbox', { name: /^回复/ }).press('Control+Enter');
  await expect(other.getByText('对方已屏蔽您，无法回复或提到对方', { exact: true })).toBeVisible();
  await expect(thread.getByText('发送失败', { exact: true })).toBeVisible();

  await goto(page, '/personalInfo');
  await page.getByRole('button', { name: '解除对贺南星的屏蔽', exact: true }).click();
  await expect(page.getByText('未屏蔽任何用户', { exact: true })).toBeVisible();
  await thread.getByRole('button', { name: '重试', exact: true }).click();
  await expect(thread.getByText('私信聊。')).toBeVisible();
  await expect(thread.getByText('发送失败', { exact: true })).toHaveCount(0);
  await openComments(page, PAGE);
  await expect(section(page).getByText(advert).first()).toBeVisible();
  await context.close();
});
