import { type ComponentType, StrictMode } from 'react';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { lazyPart } from '../../lib/chunk/lazy-part.tsx';
import { Region } from './region.tsx';

function Note({ text }: { text: string }) {
  return <p>{text}</p>;
}

const retry = page.getByRole('button', { name: '重试', exact: true });

test('a part whose code did not load leaves the page as it is, and is loaded by another try', async () => {
  // The boundary's report of the failure.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi
    .fn<() => Promise<ComponentType<{ text: string }>>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Note);
  const Part = lazyPart(load);
  await renderPage(
    <StrictMode>
      <h1>页面</h1>
      <Region skeleton={<p>加载中</p>}>
        <Part text="内容" />
      </Region>
    </StrictMode>,
  );
  await expect.element(page.getByText('加载失败，请重试', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('heading', { name: '页面' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  await retry.click();
  await expect.poll(() => load).toHaveBeenCalledTimes(2);
  await expect.element(retry).toBeVisible();
  await retry.click();
  await expect.element(page.getByText('内容', { exact: true })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(3);
});

test('a part that has loaded is not loaded again', async () => {
  const load = vi.fn(async () => Note);
  const Part = lazyPart(load);
  await renderPage(
    <Region skeleton={null}>
      <Part text="一" />
      <Part text="二" />
    </Region>,
  );
  await expect.element(page.getByText('一', { exact: true })).toBeVisible();
  await expect.element(page.getByText('二', { exact: true })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});
