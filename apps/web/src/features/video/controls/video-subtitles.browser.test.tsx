import { expect, test } from '../../../../test/component-test.tsx';
import { openVideoPage } from '../../../../test/video-page.tsx';

const CHINESE = '髓内钉位于力线中央，两端用锁钉控制旋转。';
const ENGLISH = 'The nail lies in the line of load, and locking screws control rotation.';

test('subtitles show in Chinese, in both languages, and in none', async ({ gateway }) => {
  const player = await openVideoPage(gateway);
  const chinese = player.frame.getByText(CHINESE, { exact: true });
  const english = player.frame.getByText(ENGLISH, { exact: true });
  await player.seek(2);
  await expect.element(chinese).toBeVisible();
  expect(getComputedStyle(chinese.element()).backgroundColor).toBe('rgba(4, 9, 16, 0.72)');
  await expect.element(english).not.toBeInTheDocument();
  await player.choose('字幕', '中/英');
  await expect.element(english).toBeVisible();
  await expect.element(chinese).toBeVisible();
  await player.choose('字幕', '关闭');
  await expect.element(chinese).not.toBeInTheDocument();
  await expect.element(english).not.toBeInTheDocument();
});

test('the notice of a placeholder video covers neither subtitles nor controls', async ({ gateway }) => {
  const player = await openVideoPage(gateway, { placeholder: true });
  await player.seek(2);
  await player.play();
  const notice = player.frame.getByRole('status').getByText('示例影像，与标题手术无关', { exact: true });
  await expect.element(notice).toBeVisible();
  const box = notice.element().getBoundingClientRect();
  const picture = player.frame.element().getBoundingClientRect();
  expect(box.top).toBeGreaterThanOrEqual(picture.top);
  // Subtitles and controls are in the lower half.
  const middle = picture.top + picture.height / 2;
  expect(box.bottom).toBeLessThan(middle);
  const subtitle = player.frame.getByText(CHINESE, { exact: true });
  await expect.element(subtitle).toBeVisible();
  expect(subtitle.element().getBoundingClientRect().top).toBeGreaterThan(middle);
  expect(player.button('暂停').element().getBoundingClientRect().top).toBeGreaterThan(middle);
});
