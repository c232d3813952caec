import type { Page } from '@playwright/test';
import { logInAsDoctor } from '../support/certified-account.ts';
import { expect, test } from '../support/fixtures.ts';
import { callGateway } from '../support/gateway/gateway-client.ts';
import { answer, entry, field, openComments, section } from './comments.ts';

const badge = (page: Page) => page.getByRole('button', { name: '消息', exact: true });
const message = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });

/** A name that no other doctor has, so that its mention finds one person. */
const freshName = () =>
  `容${String.fromCodePoint(...[0, 0].map((from) => from + 0x4e00 + Math.floor(Math.random() * 5_000)))}`;

/** Follows a message to the comment that it is about. */
async function follow(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole('link', { name: title, exact: true }).click();
  await expect(page).toHaveURL(/\/videoTerminal\?.*id=v41.*#comment-[\w-]+$/);
  await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toContainText(text);
}

test('a mention, a reply and a like notify the open page of the other, and lead to the comment', {
  tag: '@core',
}, async ({ page, browser }) => {
  const name = freshName();
  const words = `${name} 看一下这一步。`;
  const reply = '两毫米以内，否则重新定位。';
  const context = await browser.newContext();
  const other = await context.newPage();
  await logInAsDoctor(other.request, name);
  await logInAsDoctor(page.request, '阮清和');
  // Each certification has sent one, too.
  for (const each of [page, other]) await callGateway(each.request, 'markMessageRead', {});
  await openComments(page, '/videoTerminal?id=v41');
  await field(page).pressSequentially(`请@${name}`);
  await expect(section(page).getByRole('option', { name: new RegExp(name) })).toHaveCount(1);
  await field(page).press('Enter');
  await field(page).pressSequentially('看一下这一步。');
  await expect(field(page)).toHaveValue(`请@${words}`);
  await field(page).press('Control+Enter');
  const mention = entry(page, words).getByRole('link', { name: `@${name}`, exact: true });
  await expect(mention).toHaveAttribute('href', /doctorHome\?id=/);

  await other.goto('/edu/personalHome?tab=6');
  await expect(message(other, '阮清和在评论中提到了您')).toContainText(`请@${words}`);
  await follow(other, '阮清和在评论中提到了您', words);
  await answer(other, words, reply);

  // The page is notified; nothing is loaded again.
  await expect(badge(page)).toContainText('1');
  await page.goto('/edu/personalHome?tab=6');
  await expect(message(page, `${name}回复了您的评论`)).toContainText(reply);
  await expect(message(page, `${name}回复了您的评论`)).toContainText('未读');
  await entry(other, words).getByRole('button', { name: '点赞评论', exact: true }).first().click();
  await expect(message(page, `${name}赞了您的评论`)).toContainText(words);
  await expect(badge(page)).toContainText('2');

  await follow(page, `${name}回复了您的评论`, reply);
  await expect(badge(page)).toContainText('1');
  await context.close();
});
