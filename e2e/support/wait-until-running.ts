import { expect, type Page } from '@playwright/test';

/** Waits until the portal has hydrated the prerendered shell, whose buttons do nothing yet. */
export async function waitUntilRunning(page: Page): Promise<void> {
  await page.locator('#first-frame').waitFor({ state: 'detached' });
}

/**
 * Lets the step back of a dialog that was just closed come first, which would cancel the navigation. One that opens by
 * itself meanwhile has an entry in the history, too, and keeps it.
 */
async function letDialogsLeave(page: Page): Promise<void> {
  const isLeaving = () =>
    page.evaluate(
      () =>
        Boolean(history.state?.osteonDialog) &&
        ![...document.querySelectorAll('dialog, [role=dialog]')].some((dialog) => dialog.checkVisibility()),
    );
  await expect.poll(isLeaving).toBe(false);
}

/** Makes the page's own opening and reloading wait for the portal, unless the caller waits for less itself. */
export function openRunning(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    await letDialogsLeave(page);
    const reply = await goto(url, options);
    if (options?.waitUntil !== 'commit') await waitUntilRunning(page);
    return reply;
  };
  page.reload = async (options) => {
    await letDialogsLeave(page);
    const reply = await reload(options);
    await waitUntilRunning(page);
    return reply;
  };
}

/** Waits until a dialog that was closed has left the history, too: its step back would cancel the next navigation. */
export async function untilDialogsClosed(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => Boolean(history.state?.osteonDialog))).toBe(false);
}

/**
 * Goes back by an open dialog, which closes it: waits until the history has its entry, which it gets after it is shown.
 */
export async function goBackFromDialog(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => history.state?.osteonDialog)).toBe(true);
  await page.goBack();
}
