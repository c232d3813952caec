import { errors, type RequestOf } from '@osteon/contract';
import { afterEach, beforeEach, vi } from 'vitest';
import { expect, test } from '../../../../test/component-test.tsx';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { useConnection } from '../../../lib/connection/connection-store.ts';
import { reportWatched } from './report-watched.ts';

const VIDEO = 'v1';
const DAY = 24 * 60 * 60 * 1000;
const NONCE = 'nonce-of-the-session';

let stop = new AbortController();

/** A media element whose playing the test controls, a quarter of a second at a time, as browsers report it. */
class Film {
  readonly media = document.createElement('video');
  #state = { currentTime: 0, playbackRate: 1, paused: true, seeking: false };

  constructor() {
    for (const name of ['currentTime', 'playbackRate', 'paused', 'seeking'] as const) {
      Object.defineProperty(this.media, name, { get: () => this.#state[name] });
    }
  }

  #tell(name: string): void {
    this.media.dispatchEvent(new Event(name));
  }

  async play(seconds: number): Promise<void> {
    this.#state.paused = false;
    this.#tell('playing');
    await settled();
    // The session is open now; what follows is measured.
    this.#tell('timeupdate');
    for (let quarter = 0; quarter < seconds * 4; quarter++) {
      vi.advanceTimersByTime(250);
      this.#state.currentTime += 0.25 * this.#state.playbackRate;
      this.#tell('timeupdate');
      if (quarter % 40 === 39) await settled();
    }
  }

  pause(): void {
    this.#state.paused = true;
    this.#tell('pause');
  }

  seek(second: number): void {
    this.#state = { ...this.#state, currentTime: second, seeking: true };
    this.#tell('seeking');
    this.#state.seeking = false;
    this.#tell('seeked');
  }

  setSpeed(speed: number): void {
    this.#state.playbackRate = speed;
    this.#tell('ratechange');
  }
}

/** Waits until the calls in progress have responses: one turn of the browser's own clock. */
const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
};

beforeEach(() => {
  stop = new AbortController();
  vi.useFakeTimers({ toFake: ['performance', 'Date'] });
});
afterEach(() => {
  stop.abort();
  vi.restoreAllMocks();
  useConnection.setState({ state: 'connected' });
});

function start(gateway: FakeGateway): Film {
  gateway.answer('openWatchSession', { nonce: NONCE });
  gateway.answer('reportWatch', { watchedSeconds: 0, creditSeconds: 0 });
  const film = new Film();
  reportWatched(film.media, { id: VIDEO }, stop.signal);
  return film;
}

const listReports = (gateway: FakeGateway) =>
  gateway.sent.filter(({ name }) => name === 'reportWatch').map(({ payload }) => payload as RequestOf<'reportWatch'>);
type Reported = readonly (readonly [from: number, to: number])[];
/** Waits until exactly these ranges were reported, in this number of reports. */
const expectStretches = (gateway: FakeGateway, stretches: Reported, before = 0) =>
  expect
    .poll(() =>
      listReports(gateway)
        .slice(before)
        .map(({ from, to }) => [from, to]),
    )
    .toEqual(stretches);

test('reports every ten seconds and on a pause, in one session', async ({ gateway }) => {
  const film = start(gateway);
  await film.play(25);
  film.pause();
  await film.play(5);
  film.pause();
  await expectStretches(gateway, [
    [0, 10],
    [10, 20],
    [20, 25],
    [25, 30],
  ]);
  expect(listReports(gateway)[0]).toEqual({ nonce: NONCE, from: 0, to: 10, speed: 1, visible: true });
  expect([gateway.count('openWatchSession'), gateway.lastPayload('openWatchSession')]).toEqual([1, { id: VIDEO }]);
});

test('no session is opened before it plays', async ({ gateway }) => {
  const film = start(gateway);
  film.seek(30);
  await settled();
  expect(gateway.sent).toEqual([]);
});

test('a seek starts another range, without the seconds between', async ({ gateway }) => {
  const film = start(gateway);
  await film.play(4);
  film.seek(100);
  await film.play(3);
  film.seek(20);
  await film.play(2);
  film.pause();
  await expectStretches(gateway, [
    [0, 4],
    [100, 103],
    [20, 22],
  ]);
});

test('a change of speed starts another range; above the highest speed nothing is reported', async ({ gateway }) => {
  const film = start(gateway);
  await film.play(4);
  film.setSpeed(2);
  await film.play(10);
  film.setSpeed(4);
  await film.play(20);
  film.setSpeed(0.5);
  await film.play(4);
  film.pause();
  await expect
    .poll(() => listReports(gateway).map(({ from, to, speed }) => [from, to, speed]))
    .toEqual([
      [0, 4, 1],
      [4, 24, 2],
      [104, 106, 0.5],
    ]);
});

test('a hidden page reports that the picture was not visible', async ({ gateway }) => {
  const film = start(gateway);
  await film.play(4);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await film.play(5);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await film.play(6);
  film.pause();
  await expect
    .poll(() => listReports(gateway).map(({ from, to, visible }) => [from, to, visible]))
    .toEqual([
      [0, 4, true],
      [4, 9, false],
      [9, 15, true],
    ]);
});

test('a video that floats over other windows is visible while its page is hidden', async ({ gateway }) => {
  const film = start(gateway);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const floating = vi.spyOn(document, 'pictureInPictureElement', 'get').mockReturnValue(film.media);
  await film.play(4);
  floating.mockReturnValue(null);
  film.media.dispatchEvent(new Event('leavepictureinpicture'));
  await film.play(5);
  film.pause();
  await expect
    .poll(() => listReports(gateway).map(({ from, to, visible }) => [from, to, visible]))
    .toEqual([
      [0, 4, true],
      [4, 9, false],
    ]);
});

test('a report without a response is sent again after ten seconds, without an offline event', async ({ gateway }) => {
  vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const film = start(gateway);
  gateway.disconnect('reportWatch');
  await film.play(4);
  film.pause();
  await expectStretches(gateway, [[0, 4]]);
  gateway.answer('reportWatch', { watchedSeconds: 4, creditSeconds: 0 });
  await vi.advanceTimersByTimeAsync(10_000);
  await expectStretches(gateway, [
    [0, 4],
    [0, 4],
  ]);
});

test('reports that cannot be sent wait for the network, up to two minutes of them, and are then sent in order', async ({
  gateway,
}) => {
  const film = start(gateway);
  await film.play(10);
  await settled();
  gateway.disconnect('reportWatch');
  await film.play(160);
  useConnection.setState({ state: 'lost' });
  const before = listReports(gateway).length;
  gateway.answer('reportWatch', { watchedSeconds: 0, creditSeconds: 0 });
  useConnection.setState({ state: 'connected' });
  const latest = Array.from({ length: 12 }, (_, index) => [50 + index * 10, 60 + index * 10] as const);
  await expectStretches(gateway, latest, before);
});

test('a report without a response is sent again unchanged, and before the later ones', async ({ gateway }) => {
  const film = start(gateway);
  await film.play(10);
  await settled();
  gateway.fail('reportWatch', 502);
  await film.play(10);
  await settled();
  gateway.answer('reportWatch', { watchedSeconds: 0, creditSeconds: 0 });
  await film.play(10);
  await expectStretches(gateway, [
    [0, 10],
    [10, 20],
    [10, 20],
    [20, 30],
  ]);
});

test('a session that the gateway has deleted is replaced, and its unsent reports are dropped', async ({ gateway }) => {
  const film = start(gateway);
  await film.play(10);
  await settled();
  gateway.refuse('reportWatch', errors.notFound.code);
  await film.play(10);
  await settled();
  gateway.answer('openWatchSession', { nonce: 'another' });
  gateway.answer('reportWatch', { watchedSeconds: 0, creditSeconds: 0 });
  await film.play(12);
  film.pause();
  await settled();
  await expect.poll(() => gateway.count('openWatchSession')).toBe(2);
  const counted = listReports(gateway).filter(({ nonce }) => nonce === 'another');
  expect(counted.map(({ from }) => from)).toEqual([20, 30]);
});

test.for([1, -1])(
  'a device whose clock is changed by %d day while it plays reports the same',
  async (days, { gateway }) => {
    const film = start(gateway);
    await film.play(5);
    vi.setSystemTime(Date.now() + days * DAY);
    await film.play(15);
    film.pause();
    await expectStretches(gateway, [
      [0, 10],
      [10, 20],
    ]);
  },
);

test('the last range is sent when the page is closed, and when the player closes', async ({ gateway }) => {
  const film = start(gateway);
  await film.play(4);
  window.dispatchEvent(new Event('pagehide'));
  await expectStretches(gateway, [[0, 4]]);
  await film.play(3);
  stop.abort();
  await expectStretches(gateway, [
    [0, 4],
    [4, 7],
  ]);
});
