import { afterAll, beforeEach, expect, test, vi } from 'vitest';

const network = vi.hoisted(() => ({ isPlayerFirst: true }));
vi.mock(import('../../lib/chunk/in-background.ts'), async (original) => ({
  ...(await original()),
  get isPlayerFirst() {
    return network.isPlayerFirst;
  },
}));
const callGateway = vi.hoisted(() => vi.fn(async () => 'play'));
vi.mock(import('../../lib/gateway/call-gateway.ts'), () => ({ callGateway: callGateway as never }));
const { requestFirstVideoPlay, takeFirstVideoPlay } = await import('./first-video-play.ts');

// Files share a worker.
afterAll(() => vi.unstubAllGlobals());

const open = (search: string) => vi.stubGlobal('location', { search });

beforeEach(() => {
  vi.clearAllMocks();
  network.isPlayerFirst = true;
  void takeFirstVideoPlay({ id: '' });
});

test('on a slow network the first video is requested before its page has loaded, for one player', async () => {
  open('?id=v1&ch=a');
  requestFirstVideoPlay();
  expect(callGateway).toHaveBeenCalledExactlyOnceWith('getVideoPlay', { id: 'v1' });
  await expect(takeFirstVideoPlay({ id: 'v1' })).resolves.toBe('play');
  expect(takeFirstVideoPlay({ id: 'v1' })).toBeNull();
});

test('another video, or the same in a lesson, has no answer of it', () => {
  open('?id=v1');
  requestFirstVideoPlay();
  expect(takeFirstVideoPlay({ id: 'v2' })).toBeNull();
  requestFirstVideoPlay();
  expect(takeFirstVideoPlay({ id: 'v1', lessonId: 'l1' })).toBeNull();
});

test.each(['', '?id=v1&lesson=l1'])('the address %o requests nothing', (search) => {
  open(search);
  requestFirstVideoPlay();
  expect(callGateway).not.toHaveBeenCalled();
});

test('on other networks nothing is requested', () => {
  network.isPlayerFirst = false;
  open('?id=v1');
  requestFirstVideoPlay();
  expect(callGateway).not.toHaveBeenCalled();
});
