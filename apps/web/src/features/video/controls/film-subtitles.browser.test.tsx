import { expect, test } from '../../../../test/component-test.tsx';
import { openFilm } from '../../../../test/film-page.tsx';

const CHINESE = '髓内钉位于力线中央，两端用锁钉控制旋转。';
const ENGLISH = 'The nail lies in the line of load, and locking screws control rotation.';

test('subtitles show in Chinese, in both languages, and in none', async ({ gateway }) => {
  const film = await openFilm(gateway);
  const chinese = film.frame.getByText(CHINESE, { exact: true });
  const english = film.frame.getByText(ENGLISH, { exact: true });
  await film.seek(2);
  await expect.element(chinese).toBeVisible();
  expect(getComputedStyle(chinese.element()).backgroundColor).toBe('rgba(4, 9, 16, 0.72)');
  await expect.element(english).not.toBeInTheDocument();
  await film.choose('字幕', '中/英');
  await expect.element(english).toBeVisible();
  await expect.element(chinese).toBeVisible();
  await film.choose('字幕', '关闭');
  await expect.element(chinese).not.toBeInTheDocument();
  await expect.element(english).not.toBeInTheDocument();
});

test('the notice of a placeholder video covers neither subtitles nor controls', async ({ gateway }) => {
  const film = await openFilm(gateway, { placeholder: true });
  await film.seek(2);
  await film.play();
  const notice = film.frame.getByRole('status').getByText('示例影像，与标题手术无关', { exact: true });
  await expect.element(notice).toBeVisible();
  const box = notice.element().getBoundingClientRect();
  const picture = film.frame.element().getBoundingClientRect();
  expect(box.top).toBeGreaterThanOrEqual(picture.top);
  // Subtitles and controls are in the lower half.
  const middle = picture.top + picture.height / 2;
  expect(box.bottom).toBeLessThan(middle);
  const subtitle = film.frame.getByText(CHINESE, { exact: true });
  await expect.element(subtitle).toBeVisible();
  expect(subtitle.element().getBoundingClientRect().top).toBeGreaterThan(middle);
  expect(film.button('暂停').element().getBoundingClientRect().top).toBeGreaterThan(middle);
});
