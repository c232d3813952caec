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
class FakeVideo {
  readonly media = document.createElement('video');
  #state = { currentTime: 0, playbackRate: 1, paused: true, seeking: false };

  constructor() {
    for (const name of ['currentTime', 'playbackRate', 'paused', 'seeking'] as const) {
      Object.defineProperty(this.media, name, { get: () => this.#state[name] });
    }
  }

  #dispatch(name: string): void {
    this.media.dispatchEvent(new Event(name));
  }

  async play(seconds: number): Promise<void> {
    this.#state.paused = false;
    this.#dispatch('playing');
    await flushCalls();
    // The session is open now; what follows is measured.
    this.#dispatch('timeupdate');
    for (let quarter = 0; quarter < seconds * 4; quarter++) {
      vi.advanceTimersByTime(250);
      this.#state.currentTime += 0.25 * this.#state.playbackRate;
      this.#dispatch('timeupdate');
      if (quarter % 40 === 39) await flushCalls();
    }
  }

  pause(): void {
    this.#state.paused = true;
    this.#dispatch('pause');
  }

  seek(second: number): void {
    this.#state = { ...this.#state, currentTime: second, seeking: true };
    this.#dispatch('seeking');
    this.#state.seeking = false;
    this.#dispatch('seeked');
  }

  setSpeed(speed: number): void {
    this.#state.playbackRate = speed;
    this.#dispatch('ratechange');
  }
}

/** Waits until the calls in progress have responses: one turn of the browser's own clock. */
const flushCalls = async () => {
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

function start(gateway: FakeGateway): FakeVideo {
  gateway.answer('openWatchSession', { nonce: NONCE });
  gateway.answer('reportWatch', { watchedSeconds: 0, creditSeconds: 0 });
  const fakeVideo = new FakeVideo();
  reportWatched(fakeVideo.media, { id: VIDEO }, stop.signal);
  return fakeVideo;
}

const listReports = (gateway: FakeGateway) =>
  gateway.sent.filter(({ name }) => name === 'reportWatch').map(({ payload }) => payload as RequestOf<'reportWatch'>);
type Reported = readonly (readonly [from: number, to: number])[];
/** Waits until exactly these ranges were reported, in this number of reports. */
const expectRanges = (gateway: FakeGateway, ranges: Reported, before = 0) =>
  expect
    .poll(() =>
      listReports(gateway)
        .slice(before)
        .map(({ from, to }) => [from, to]),
    )
    .toEqual(ranges);

test('reports every ten seconds and on a pause, in one session', async ({ gateway }) => {
  const fakeVideo = start(gateway);
  await fakeVideo.play(25);
  fakeVideo.pause();
  await fakeVideo.play(5);
  fakeVideo.pause();
  await expectRanges(gateway, [
    [0, 10],
    [10, 20],
    [20, 25],
    [25, 30],
  ]);
  expect(listReports(gateway)[0]).toEqual({ nonce: NONCE, from: 0, to: 10, speed: 1, visible: true });
  expect([gateway.count('openWatchSession'), gateway.lastPayload('openWatchSession')]).toEqual([1, { id: VIDEO }]);
});

test('no session is opened before it plays', async ({ gateway }) => {
  const fakeVideo = start(gateway);
  fakeVideo.seek(30);
  await flushCalls();
  expect(gateway.sent).toEqual([]);
});

test('a seek starts another range, without the seconds between', async ({ gateway }) => {
  const fakeVideo = start(gateway);
  await fakeVideo.play(4);
  fakeVideo.seek(100);
  await fakeVideo.play(3);
  fakeVideo.seek(20);
  await fakeVideo.play(2);
  fakeVideo.pause();
  await expectRanges(gateway, [
    [0, 4],
    [100, 103],
    [20, 22],
  ]);
});

test('a change of speed starts another range; above the highest speed nothing is reported', async ({ gateway }) => {
  const fakeVideo = start(gateway);
  await fakeVideo.play(4);
  fakeVideo.setSpeed(2);
  await fakeVideo.play(10);
  fakeVideo.setSpeed(4);
  await fakeVideo.play(20);
  fakeVideo.setSpeed(0.5);
  await fakeVideo.play(4);
  fakeVideo.pause();
  await expect
    .poll(() => listReports(gateway).map(({ from, to, speed }) => [from, to, speed]))
    .toEqual([
      [0, 4, 1],
      [4, 24, 2],
      [104, 106, 0.5],
    ]);
});

test('a hidden page reports that the picture was not visible', async ({ gateway }) => {
  const fakeVideo = start(gateway);
  await fakeVideo.play(4);
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await fakeVideo.play(5);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await fakeVideo.play(6);
  fakeVideo.pause();
  await expect
    .poll(() => listReports(gateway).map(({ from, to, visible }) => [from, to, visible]))
    .toEqual([
      [0, 4, true],
      [4, 9, false],
      [9, 15, true],
    ]);
});

test('a video that floats over other windows is visible while its page is hidden', async ({ gateway }) => {
  const fakeVideo = start(gateway);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const floating = vi.spyOn(document, 'pictureInPictureElement', 'get').mockReturnValue(fakeVideo.media);
  await fakeVideo.play(4);
  floating.mockReturnValue(null);
  fakeVideo.media.dispatchEvent(new Event('leavepictureinpicture'));
  await fakeVideo.play(5);
  fakeVideo.pause();
  await expect
    .poll(() => listReports(gateway).map(({ from, to, visible }) => [from, to, visible]))
    .toEqual([
      [0, 4, true],
      [4, 9, false],
    ]);
});

test('a report without a response is sent again after ten seconds, without an offline event', async ({ gateway }) => {
  vi.useFakeTimers({ toFake: ['performance', 'Date', 'setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const fakeVideo = start(gateway);
  gateway.disconnect('reportWatch');
  await fakeVideo.play(4);
  fakeVideo.pause();
  await expectRanges(gateway, [[0, 4]]);
  gateway.answer('reportWatch', { watchedSeconds: 4, creditSeconds: 0 });
  await vi.advanceTimersByTimeAsync(10_000);
  await expectRanges(gateway, [
    [0, 4],
    [0, 4],
  ]);
});

test('reports that cannot be sent wait for the network, up to two minutes of them, and are then sent in order', async ({
  gateway,
}) => {
  const fakeVideo = start(gateway);
  await fakeVideo.play(10);
  await flushCalls();
  gateway.disconnect('reportWatch');
  await fakeVideo.play(160);
  useConnection.setState({ state: 'lost' });
  const before = listReports(gateway).length;
  gateway.answer('reportWatch', { watchedSeconds: 0, creditSeconds: 0 });
  useConnection.setState({ state: 'connected' });
  const latest = Array.from({ length: 12 }, (_, index) => [50 + index * 10, 60 + index * 10] as const);
  await expectRanges(gateway, latest, before);
});

test('a report without a response is sent again unchanged, and before the later ones', async ({ gateway }) => {
  const fakeVideo = start(gateway);
  await fakeVideo.play(10);
  await flushCalls();
  gateway.fail('reportWatch', 502);
  await fakeVideo.play(10);
  await flushCalls();
  gateway.answer('reportWatch', { watchedSeconds: 0, creditSeconds: 0 });
  await fakeVideo.play(10);
  await expectRanges(gateway, [
    [0, 10],
    [10, 20],
    [10, 20],
    [20, 30],
  ]);
});

test('a session that the gateway has deleted is replaced, and its unsent reports are dropped', async ({ gateway }) => {
  const fakeVideo = start(gateway);
  await fakeVideo.play(10);
  await flushCalls();
  gateway.refuse('reportWatch', errors.notFound.code);
  await fakeVideo.play(10);
  await flushCalls();
  gateway.answer('openWatchSession', { nonce: 'another' });
  gateway.answer('reportWatch', { watchedSeconds: 0, creditSeconds: 0 });
  await fakeVideo.play(12);
  fakeVideo.pause();
  await flushCalls();
  await expect.poll(() => gateway.count('openWatchSession')).toBe(2);
  const counted = listReports(gateway).filter(({ nonce }) => nonce === 'another');
  expect(counted.map(({ from }) => from)).toEqual([20, 30]);
});

test.for([1, -1])(
  'a device whose clock is changed by %d day while it plays reports the same',
  async (days, { gateway }) => {
    const fakeVideo = start(gateway);
    await fakeVideo.play(5);
    vi.setSystemTime(Date.now() + days * DAY);
    await fakeVideo.play(15);
    fakeVideo.pause();
    await expectRanges(gateway, [
      [0, 10],
      [10, 20],
    ]);
  },
);

test('the last range is sent when the page is closed, and when the player closes', async ({ gateway }) => {
  const fakeVideo = start(gateway);
  await fakeVideo.play(4);
  window.dispatchEvent(new Event('pagehide'));
  await expectRanges(gateway, [[0, 4]]);
  await fakeVideo.play(3);
  stop.abort();
  await expectRanges(gateway, [
    [0, 4],
    [4, 7],
  ]);
});
