import { afterEach, describe, vi } from 'vitest';
import { expect, test } from '../../../test/component-test.tsx';
import { shownEntry } from '../../lib/shown-entry.ts';
import { closeOnBack } from './close-on-back.ts';

const isDialogEntry = () => Boolean(history.state?.osteonDialog);

/** Replaces the dialog's entry, as the router does for a link with `replace`. */
function followLink(): void {
  history.replaceState({ key: 'linked' }, '', '#linked');
  shownEntry.key = 'linked';
}

/** Goes back as the user does; resolves once the router would receive it. */
async function pressBack(): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  history.back();
  await arrived;
}

/** An open dialog on a page of its own, which is not the first of the tab. */
async function openOnPage() {
  const start = location.href;
  history.pushState({ key: 'page' }, '', '#page');
  shownEntry.key = 'page';
  const close = vi.fn();
  const unregister = closeOnBack(close);
  await expect.poll(isDialogEntry).toBe(true);
  return { start, page: location.href, close, unregister };
}

afterEach(() => {
  shownEntry.key = '';
});

test('back closes the dialog unseen by the router', async () => {
  const { start, page, close, unregister } = await openOnPage();
  const router = vi.fn();
  window.addEventListener('popstate', router);
  history.back();
  await expect.poll(() => close.mock.calls.length).toBe(1);
  window.removeEventListener('popstate', router);
  expect(router).not.toHaveBeenCalled();
  expect(location.href).toBe(page);
  unregister();
  await pressBack();
  expect(location.href).toBe(start);
});

describe('back after a link of a dialog', () => {
  test('goes back one page, also before the removal of the entry was considered', async () => {
    const { start, page, unregister } = await openOnPage();
    followLink();
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    unregister();
    await pressBack();
    vi.runAllTimers();
    vi.useRealTimers();
    // A further step back would arrive before this one forward.
    history.pushState({ key: 'next' }, '', '#next');
    await pressBack();
    expect(location.href).toBe(page);
    await pressBack();
    expect(location.href).toBe(start);
  });

  test('reaches the router, also while the dialog is still on the screen', async () => {
    const { start, page, close, unregister } = await openOnPage();
    followLink();
    await pressBack();
    expect(close).toHaveBeenCalledOnce();
    expect(location.href).toBe(page);
    shownEntry.key = 'page';
    unregister();
    await pressBack();
    expect(location.href).toBe(start);
  });
});
