import { ErrorTypes, Events, type HlsConfig } from 'hls.js';
import { beforeEach, expect, test, vi } from 'vitest';

/** A fake of the library: records its calls and emits the events of the test. */
class FakeHls {
  static last: FakeHls;
  readonly config: unknown;
  readonly listeners = new Map<string, (event: string, data: unknown) => void>();
  readonly levels = [{ height: 480 }, { height: 720 }, { height: 1080 }];
  startLevel = -1;
  loadLevel = -1;
  nextLevel = -1;
  currentLevel = -1;
  readonly loadSource = vi.fn();
  readonly attachMedia = vi.fn();
  readonly recoverMediaError = vi.fn();
  readonly setAudioOption = vi.fn();
  readonly destroy = vi.fn();

  constructor(config: unknown) {
    this.config = config;
    FakeHls.last = this;
  }

  on(event: string, listener: (event: string, data: unknown) => void): void {
    this.listeners.set(event, listener);
  }

  emit(event: string, data: unknown = {}): void {
    this.listeners.get(event)?.(event, data);
  }
}

// Not hoisted, so that the names above stay the library's own.
vi.doMock(import('hls.js'), async (original) => ({ ...(await original()), default: FakeHls as never }));
const network = vi.hoisted(() => ({ isPlayerFirst: false }));
vi.mock(import('../../../lib/chunk/in-background.ts'), async (original) => ({
  ...(await original()),
  get isPlayerFirst() {
    return network.isPlayerFirst;
  },
}));
const { startHlsEngine } = await import('./hls-engine.ts');

const listener = { onRenditions: vi.fn(), onRenditionChange: vi.fn(), onFailure: vi.fn() };
const links = { renew: (url: string) => `${url}?renewed`, isExpired: () => false };
const createMedia = () => Object.assign(new EventTarget(), { paused: false });
let media = createMedia();

function start(definition: 'auto' | 'FHD') {
  const engineStart = { playlistUrl: '/master.m3u8', links, startSeconds: 40, definition, audio: 'en' } as const;
  const engine = startHlsEngine(media as unknown as HTMLMediaElement, engineStart, listener);
  const hls = FakeHls.last;
  hls.emit(Events.MANIFEST_PARSED);
  return { engine, hls };
}

beforeEach(() => {
  vi.clearAllMocks();
  media = createMedia();
  network.isPlayerFirst = false;
});

test('starts at the requested second, language and definition', () => {
  const { hls } = start('FHD');
  expect(hls.config).toMatchObject({ startPosition: 40, audioPreference: { lang: 'en' } });
  expect(hls.loadSource).toHaveBeenCalledWith('/master.m3u8');
  expect(hls.loadLevel).toBe(2);
  expect(listener.onRenditions).toHaveBeenCalledWith(['SD', 'HD', 'FHD']);
});

test('loads every file by its newest link', () => {
  const { config } = start('auto').hls;
  const open = vi.fn();
  void (config as HlsConfig).xhrSetup?.({ open } as never, '/seg-00001.m4s', {} as never);
  expect(open).toHaveBeenCalledWith('GET', '/seg-00001.m4s?renewed', true);
});

test('leaves the definition to the library if automatic was chosen', () => {
  expect(start('auto').hls.loadLevel).toBe(-1);
});

test('starts with the smallest definition on a slow network, unless one was chosen', () => {
  network.isPlayerFirst = true;
  expect(start('auto').hls.startLevel).toBe(0);
  expect(start('FHD').hls).toMatchObject({ startLevel: -1, loadLevel: 2 });
});

test('changes the definition from the next segment on while it plays, and at once while it is paused', () => {
  const { engine, hls } = start('auto');
  engine.setRendition('HD');
  expect(hls).toMatchObject({ nextLevel: 1, currentLevel: -1 });
  media.paused = true;
  engine.setRendition('SD');
  expect(hls.currentLevel).toBe(0);
});

test('reports the displayed definition', () => {
  start('auto').hls.emit(Events.LEVEL_SWITCHED, { level: 1 });
  expect(listener.onRenditionChange).toHaveBeenCalledWith('HD');
});

test('chooses the audio track by its language', () => {
  const { engine, hls } = start('auto');
  engine.setAudio('zh');
  expect(hls.setAudioOption).toHaveBeenCalledWith({ lang: 'zh' });
});

test.each([
  [{ type: ErrorTypes.NETWORK_ERROR, fatal: true, response: { code: 403 } }, 'expired'],
  [{ type: ErrorTypes.NETWORK_ERROR, fatal: true, response: { code: 0 } }, 'network'],
  [{ type: ErrorTypes.KEY_SYSTEM_ERROR, fatal: true }, 'media'],
])('%o is a failure: %s', (error, failure) => {
  start('auto').hls.emit(Events.ERROR, error);
  expect(listener.onFailure).toHaveBeenCalledWith(failure);
});

test('an error that the library fixes by itself is no failure', () => {
  start('auto').hls.emit(Events.ERROR, { type: ErrorTypes.NETWORK_ERROR, fatal: false });
  expect(listener.onFailure).not.toHaveBeenCalled();
});

test('a media error is recovered from once', () => {
  const { hls } = start('auto');
  const error = { type: ErrorTypes.MEDIA_ERROR, fatal: true };
  hls.emit(Events.ERROR, error);
  expect(hls.recoverMediaError).toHaveBeenCalledOnce();
  expect(listener.onFailure).not.toHaveBeenCalled();
  hls.emit(Events.ERROR, error);
  expect(listener.onFailure).toHaveBeenCalledWith('media');
});
