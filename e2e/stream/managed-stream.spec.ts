import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { goto } from '../support/goto.ts';
import { createEvent } from '../support/live/create-event.ts';
import { expectPlaying, expectReplay, getVideo, renewKeys, untilOnAir } from '../support/live/event.ts';
import { expect, test } from '../support/live/fixtures.ts';
import { freshMobile, logInByCode } from '../support/log-in.ts';
import { runOperator } from '../support/operator.ts';

const QUESTION = '体位垫放在哪里？';
const MESSAGE = '透视机位很稳';

const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click();
/** Opens a tab of the column, on phones within the tab of the chat. */
const openTab = (page: Page, name: RegExp) => main(page).getByRole('tab', { name }).last().click();

test('an assistant pauses the picture, resumes it, has a question answered and ends the event, whose replay has answer and chat and whose attendance is exported', async ({
  page,
  phone,
  cameras,
}) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 900 });
  const event = await createEvent();
  const [key = ''] = await renewKeys(event);
  const assistant = freshMobile();
  await logInByCode(page.request, assistant);
  await runOperator('live', 'assistants', event, 'add', assistant, '--by', 'journey');
  await logInByCode(phone.request, freshMobile());
  cameras.encode(key);
  await untilOnAir(event);
  for (const each of [page, phone]) await goto(each, `/liveDetail?activityId=${event}`);
  for (const each of [page, phone]) await expectPlaying(getVideo(each));

  const field = main(phone).getByRole('textbox', { name: '说点什么吧', exact: true });
  await field.fill(MESSAGE);
  await field.press('Enter');
  await openTab(phone, /^提问/);
  const question = main(phone).getByRole('textbox', { name: '写下您的问题', exact: true });
  await question.fill(QUESTION);
  await question.press('Enter');
  await expect(question).toHaveValue('');

  await main(page).getByRole('switch', { name: '管理模式', exact: true }).click();
  await expect(main(page).getByRole('row').filter({ hasText: '主会场' })).toContainText(/kbps|Mbps/);
  await press(page, '暂停直播');
  await expect(main(phone).getByRole('status').filter({ hasText: '直播暂停中' })).toBeVisible();
  await press(page, '恢复直播');
  await untilOnAir(event);
  await expectPlaying(getVideo(phone));

  await openTab(page, /^提问/);
  await press(page, `开始回答：${QUESTION}`);
  await press(page, `回答完毕：${QUESTION}`);
  await expect(main(phone).getByRole('listitem').filter({ hasText: QUESTION })).toContainText('已解答');
  await press(page, '结束直播');
  await page.getByRole('dialog').getByRole('button', { name: '结束直播', exact: true }).click();
  await expectReplay(phone);
  await openTab(phone, /^聊天互动/);
  await expect(main(phone).getByText(MESSAGE)).toBeVisible();
  await expectReplay(page);
  // Its mark is on the bar.
  await expect(
    main(page)
      .getByRole('button', { name: new RegExp(`解答：${QUESTION}$`) })
      .first(),
  ).toBeVisible();

  const file = test.info().outputPath('attendance.csv');
  await runOperator('live', 'attendance', event, '--to', file, '--by', 'journey');
  expect((await readFile(file, 'utf8')).split('\n')[0]).toContain('观看分钟');
});
