import { useState } from 'react';
import { page } from 'vitest/browser';
import { expect, renderPage, test } from '../../test/component-test.tsx';
import { useNoticeTurn } from './notices.ts';

function Notice({ name }: { name: 'coupon' | 'transfer' }) {
  const [isOpen, setIsOpen] = useState(true);
  if (!useNoticeTurn(name, isOpen)) return null;
  return (
    <button type="button" onClick={() => setIsOpen(false)}>
      {name}
    </button>
  );
}

const coupon = page.getByRole('button', { name: 'coupon' });
const transfer = page.getByRole('button', { name: 'transfer' });

test.for([
  { first: 'coupon', second: 'transfer' },
  { first: 'transfer', second: 'coupon' },
] as const)('on a phone the $second waits for the $first that came before it', async ({ first, second }) => {
  await page.viewport(360, 740);
  await renderPage(
    <>
      <Notice name={first} />
      <Notice name={second} />
    </>,
  );
  const shown = first === 'coupon' ? coupon : transfer;
  const waiting = first === 'coupon' ? transfer : coupon;
  await expect.element(shown).toBeVisible();
  await expect.element(waiting).not.toBeInTheDocument();
  await shown.click();
  await expect.element(waiting).toBeVisible();
  await expect.element(shown).not.toBeInTheDocument();
});

test('on a wider window both show at once', async () => {
  await renderPage(
    <>
      <Notice name="transfer" />
      <Notice name="coupon" />
    </>,
  );
  await expect.element(coupon).toBeVisible();
  await expect.element(transfer).toBeVisible();
});
