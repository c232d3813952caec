import { lazy } from 'react';
import { page, userEvent } from 'vitest/browser';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { sendProtocol } from '../../../../test/send-protocol.ts';
import { LazyBoundary } from '../../../ui/lazy-boundary/lazy-boundary.tsx';
import { PlatformMenu } from './platform-menu.tsx';
import { PlatformTrigger } from './platform-trigger.tsx';

const platforms = page.getByRole('button', { name: '医学教育', exact: true });
const first = page.getByRole('menuitem', { name: '医生教育', exact: true });

/** Renders the platforms as the header does, before their menu is loaded; the returned function lets it load. */
async function renderWithoutMenu(): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<{ default: typeof PlatformMenu }>();
  const DelayedMenu = lazy(() => promise);
  await renderPage(
    <LazyBoundary placeholder={(props) => <PlatformTrigger {...props} />}>
      <DelayedMenu />
    </LazyBoundary>,
  );
  return () => resolve({ default: PlatformMenu });
}

/** Presses or releases the mouse over an element. */
async function sendMouse(type: 'mousePressed' | 'mouseReleased', element: Element): Promise<void> {
  const frame = window.frameElement?.getBoundingClientRect() ?? { left: 0, top: 0 };
  const box = element.getBoundingClientRect();
  const [x, y] = [frame.left + box.left + box.width / 2, frame.top + box.top + box.height / 2];
  await sendProtocol('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1 });
}

test('a menu that is pressed before its code is loaded opens once it is loaded', async () => {
  const load = await renderWithoutMenu();
  await platforms.click();
  await expect.element(platforms).toHaveFocus();
  load();
  await expect.element(first).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
  await expect.element(platforms).toHaveFocus();
});

test('a menu whose code is loaded while its button is held down opens, too', async () => {
  const load = await renderWithoutMenu();
  await sendMouse('mousePressed', platforms.element());
  load();
  await expect.element(platforms).toHaveAttribute('aria-haspopup', 'menu');
  await sendMouse('mouseReleased', platforms.element());
  await expect.element(first).toHaveFocus();
});

test('a menu that has the focus before its code is loaded retains it', async () => {
  const load = await renderWithoutMenu();
  platforms.element().focus();
  load();
  await expect.element(platforms).toHaveAttribute('aria-haspopup', 'menu');
  await expect.element(platforms).toHaveFocus();
  await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
});
