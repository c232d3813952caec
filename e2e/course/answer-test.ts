import type { ResponseOf } from '@osteon/contract';
import type { Page } from '@playwright/test';

/** The result of an attempt, which explains the right answers. */
type Result = NonNullable<ResponseOf<'getCourseTest'>['last']>;

const main = (page: Page) => page.getByRole('main');

/** Answers the current question correctly, by the explanations of an earlier attempt. */
async function answerRightly(page: Page, { explanations }: Result): Promise<void> {
  const text = await main(page).getByRole('heading', { level: 2 }).first().textContent();
  const explained = explanations.find(({ question }) => question === text);
  const right = explained?.right.map((position) => explained.options[position] ?? '') ?? [];
  if (explained?.kind !== 'order') {
    for (const option of right) await main(page).getByText(option, { exact: true }).click();
    return;
  }
  const handles = main(page).getByRole('button', { name: /^移动：/ });
  for (const [position, option] of right.entries()) {
    const handle = main(page).getByRole('button', { name: `移动：${option}`, exact: true });
    const names = await handles.evaluateAll((all) => all.map((each) => each.getAttribute('aria-label')));
    await handle.focus();
    for (let from = names.indexOf(`移动：${option}`); from > position; from--) await page.keyboard.press('ArrowUp');
  }
}

/** Answers all questions of the running attempt correctly, by the explanations of an earlier one. */
export async function answerAllRightly(page: Page, last: Result): Promise<void> {
  for (let index = 1; index <= last.explanations.length; index++) {
    await main(page)
      .getByRole('button', { name: new RegExp(`^第${index}题，`) })
      .click();
    await answerRightly(page, last);
  }
}
