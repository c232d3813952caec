import { type ReactNode, useRef } from 'react';
import { afterEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import { createPlayer } from './player.ts';
import { PlayerProvider } from './player-context.tsx';
import { useTurnToFullscreen } from './use-turn-to-fullscreen.ts';

afterEach(() => vi.restoreAllMocks());

function Frame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLElement>(null);
  useTurnToFullscreen(frame);
  return (
    <section ref={frame} aria-label="player">
      {children}
    </section>
  );
}

test.for([
  { what: 'a phone that plays', playing: true, height: 360, orientation: 'landscape-primary', asked: 1 },
  { what: 'a phone that is paused', playing: false, height: 360, orientation: 'landscape-primary', asked: 0 },
  { what: 'a phone that is turned upright', playing: true, height: 360, orientation: 'portrait-primary', asked: 0 },
  { what: 'a tablet that plays', playing: true, height: 768, orientation: 'landscape-primary', asked: 0 },
] as const)('$what requests the full screen $asked times', async ({ playing, height, orientation, asked }) => {
  vi.spyOn(screen, 'height', 'get').mockReturnValue(height);
  vi.spyOn(screen, 'width', 'get').mockReturnValue(1024);
  vi.spyOn(screen.orientation, 'type', 'get').mockReturnValue(orientation);
  const player = createPlayer({ videoId: 'v1', duration: 360, startAt: null }, () => undefined);
  player.store.setState({ playing });
  await renderPage(
    <PlayerProvider value={player}>
      <Frame>骨元</Frame>
    </PlayerProvider>,
  );
  const request = vi.spyOn(page.getByRole('region', { name: 'player' }).element(), 'requestFullscreen');
  request.mockResolvedValue();
  screen.orientation.dispatchEvent(new Event('change'));
  expect(request).toHaveBeenCalledTimes(asked);
});
