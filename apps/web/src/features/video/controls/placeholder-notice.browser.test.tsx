import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { expect, renderPage, stopTimers, test } from '../../../../test/component-test.tsx';
import { createPlayer } from '../player/player.ts';
import { PlayerProvider } from '../player/player-context.tsx';
import type { PlayerState } from '../player/player-state.ts';
import { PlaceholderNotice } from './placeholder-notice.tsx';

const TEXT = '示例影像，与标题手术无关';

test('the notice is announced for the first 5 s of playing, and never again', async () => {
  stopTimers();
  const player = createPlayer({ videoId: 'v1', duration: 84, startAt: null }, () => undefined);
  await renderPage(
    <PlayerProvider value={player}>
      <PlaceholderNotice />
    </PlayerProvider>,
  );
  const status = page.getByRole('status');
  const send = (state: Partial<PlayerState>) => player.store.setState(state);
  expect(status.element().textContent).toBe('');
  send({ playing: true, covered: false });
  await expect.poll(() => status.element().textContent).toBe(TEXT);
  vi.advanceTimersByTime(4999);
  expect(status.element().textContent).toBe(TEXT);
  vi.advanceTimersByTime(1);
  await expect.poll(() => status.element().textContent).toBe('');
  send({ playing: false });
  send({ playing: true });
  vi.advanceTimersByTime(1);
  expect(status.element().textContent).toBe('');
});
