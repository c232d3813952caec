import { render } from 'vitest-browser-react/pure';
import { expect, test } from '../../../test/component-test.tsx';
import { Avatar } from './avatar.tsx';

const PICTURE =
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';

test('a picture is shown where there is one, the initial else and where it cannot be loaded', async () => {
  const { container } = await render(
    <>
      <Avatar name="沈知远" src={PICTURE} />
      <Avatar name="唐砺之" />
      <Avatar name="李明" src="/nothing.webp" />
    </>,
  );
  const [shown, none, broken] = container.querySelectorAll('[data-initial]');
  await expect.poll(() => shown?.querySelector('img')?.naturalWidth).toBe(8);
  expect(none?.querySelector('img')).toBeNull();
  await expect.poll(() => broken?.querySelector('img')).toBeNull();
  expect(broken?.getAttribute('data-initial')).toBe('李');
});

test('the browser loads the smaller square of a portrait where it is large enough', async () => {
  const path = `/media/portraits/${'0'.repeat(32)}`;
  const { container } = await render(
    <>
      <Avatar name="沈知远" src={`${path}-512.webp`} size={36} />
      <Avatar name="唐砺之" src="/media/images/0-320.webp" />
    </>,
  );
  const [portrait, other] = container.querySelectorAll('img');
  expect([portrait?.srcset, portrait?.sizes]).toEqual([`${path}-96.webp 96w, ${path}-512.webp 512w`, '36px']);
  expect(other?.srcset).toBe('');
});
