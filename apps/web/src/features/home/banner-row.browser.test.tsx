import { page, userEvent } from 'vitest/browser';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { ChipRow } from '../../ui/chips/chip-row.tsx';
import { BannerRow } from './banner-row.tsx';

const picture = { url: '/favicon.svg', width: 1280, height: 720, alt: '', thumbHash: '', variants: [] };
const banner = {
  title: '机器人辅助全膝置换全流程与术中校验',
  subtitle: '从配准到截骨验证',
  picture,
  pcLink: '/videoTerminal?id=v13',
};

test('a preview shows its title in two lines, and the focus ring goes around the whole of it', async () => {
  await renderPage(<BannerRow banners={[banner, { ...banner, pcLink: '/videoTerminal?id=v14' }]} />);
  const title = page.getByRole('heading').first().element();
  expect(title.getBoundingClientRect().height).toBe(44);
  expect(title.scrollHeight).toBe(44);
  await userEvent.keyboard('{Tab}');
  const article = page.getByRole('article').first().element();
  expect(article.contains(document.activeElement)).toBe(true);
  expect(getComputedStyle(article)).toMatchObject({ outlineStyle: 'solid', outlineWidth: '2px', overflow: 'visible' });
});

test('on a phone the row leaves room for the focus ring', async () => {
  await page.viewport(360, 740);
  await renderPage(<BannerRow banners={[banner]} />);
  const row = page.getByRole('region').element().getBoundingClientRect();
  const article = page.getByRole('article').element().getBoundingClientRect();
  expect(article.top - row.top).toBeGreaterThanOrEqual(4);
  expect(row.bottom - article.bottom).toBeGreaterThanOrEqual(4);
});

test('the target of a chip is 44 px high', async () => {
  await renderPage(
    <main style={{ padding: 40 }}>
      <ChipRow label="专科" chips={[{ value: '', label: '全部' }]} value="" onChange={() => undefined} />
    </main>,
  );
  const chip = page.getByRole('button', { name: '全部', exact: true }).element();
  const { left, top, bottom } = chip.getBoundingClientRect();
  for (const y of [top - 5, bottom + 5]) expect(document.elementFromPoint(left + 20, y)).toBe(chip);
  expect(bottom - top).toBe(32);
});
