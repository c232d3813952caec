import { caughtError, failedCall, failedRequest } from '../support/console-errors.ts';
import { expect, test } from '../support/fixtures.ts';
import { goto } from '../support/goto.ts';
import { unknownAddress } from '../support/screens.ts';

const DEFAULT_CHANNEL = 'osteon_pc_direct';

test.describe('an address', () => {
  test('that is unknown, or of missing content, shows not found', { tag: '@core' }, async ({ page, consoleErrors }) => {
    consoleErrors.expect(
      failedRequest('/edu/videoTerminel', 404),
      failedRequest('/edu/videoTerminal', 404),
      failedCall('getVideo', 404),
      caughtError('内容不存在或已下架'),
    );
    await goto(page, '/videoTerminal?id=nothing');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('内容不存在或已下架');
    await expect(page).toHaveTitle('视频详情 - 骨元');

    const reply = await page.goto(`/edu${unknownAddress.path}`);
    expect(reply?.status()).toBe(404);
    await expect(page).toHaveTitle('页面不存在 - 骨元');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('抱歉，您访问的页面不存在');
    const match = page
      .getByRole('complementary')
      .filter({ has: page.getByRole('heading', { name: '您要找的可能是' }) });
    await match.getByRole('link', { name: '股骨转子间骨折头髓钉固定' }).click();
    await expect(page).toHaveURL(/\/edu\/videoTerminal\?id=v24/);
    await expect(page).toHaveTitle('股骨转子间骨折头髓钉固定：复位、进针点与尖顶距 - 视频详情 - 骨元');
    await page.goBack();
    await expect(page).toHaveTitle('页面不存在 - 骨元');
  });

  test('retains its channel, or gets the default one by replacing its entry', { tag: '@core' }, async ({ page }) => {
    await goto(page, '/courseList?ch=ward');
    await expect(page).toHaveURL(/\/edu\/courseList\?ch=ward$/);
    expect(await page.evaluate(() => [localStorage.getItem('ch'), localStorage.getItem('fch')])).toEqual([
      'ward',
      'ward',
    ]);
    await page.goto('/edu/searchList?keyWord=膝&fromPush=true');
    await expect(page).toHaveURL((url) => url.searchParams.get('ch') === DEFAULT_CHANNEL);
    const { searchParams } = new URL(page.url());
    expect([...searchParams.keys()].toSorted()).toEqual(['ch', 'keyWord']);
    await page.goBack();
    await expect(page).toHaveURL(/\/edu\/courseList\?ch=ward$/);
    // The gateway redirects, the portal adds the channel.
    await page.goto('/edu/pc/live/liveDetail?activityId=l06');
    await expect(page).toHaveURL(`/edu/liveDetail?activityId=l06&ch=${DEFAULT_CHANNEL}`);
  });
});
