import { axeViolationsAtWidths } from '../support/axe.ts';
import { failedRequest } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { goto } from '../support/goto.ts';
import { logInByPassword } from '../support/log-in.ts';
import { userMenu } from '../support/login-dialog.ts';
import { screenGroups, unknownAddress } from '../support/screens.ts';
import { checkScreens } from './check-screen.ts';

/** One screen of each layout is enough for a quick result. */
const QUICK = 'of each layout';

/** A busy machine may take ten times as long as an idle one. */
const SCREEN_LIMIT_MS = 40_000;

test.describe('a visitor gets title, frame and targets that fit, and axe finds no violation', () => {
  for (const [group, screens] of Object.entries(screenGroups)) {
    test(`on the screens ${group}`, group === QUICK ? { tag: '@core' } : {}, async ({ page }) => {
      test.setTimeout(SCREEN_LIMIT_MS * screens.length);
      expect(await checkScreens(page, screens)).toEqual([]);
    });
  }

  test('on the page of an unknown address', async ({ page, consoleErrors }) => {
    consoleErrors.expect(failedRequest('/edu/videoTerminel', 404));
    expect(await checkScreens(page, [unknownAddress])).toEqual([]);
  });
});

// One browser for all of them: an account is locked at its sixth device.
test('axe finds no violation for a member', async ({ page }) => {
  const paths = ['/home', '/personalHome?tab=5', '/personalInfo', '/membership', '/videoTerminal?id=v24'];
  test.setTimeout(SCREEN_LIMIT_MS * paths.length);
  await logInByPassword(page, '13900000009');
  for (const path of paths) {
    await goto(page, path);
    await expect(userMenu(page)).toBeVisible();
    expect.soft(await axeViolationsAtWidths(page), path).toEqual([]);
  }
});
