import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { subscribeToContent } from './content-socket.ts';

/** The socket of the page, whose events the test emits. */
class FakeSocket extends EventEmitter {
  disconnect(): void {
    this.emit('disconnect');
  }
}

const client = vi.hoisted(() => ({ io: vi.fn() }));
vi.mock('socket.io-client', () => client);

let socket: FakeSocket;
let fakeDocument: { visibilityState: string };
beforeEach(() => {
  socket = new FakeSocket();
  fakeDocument = { visibilityState: 'visible' };
  client.io.mockReset().mockReturnValue(socket);
  vi.stubGlobal('document', fakeDocument);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function listen() {
  const calls: string[] = [];
  const stop = subscribeToContent('l10', {
    onPoll: () => calls.push('poll'),
    onConnected: () => calls.push('connected'),
    onLost: () => calls.push('lost'),
  });
  await vi.waitFor(() => expect(client.io).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(0);
  return { calls, stop };
}

test('a page that is refused a connection polls every ten seconds until it has one', async () => {
  const { calls, stop } = await listen();
  // Each attempt of the client is refused.
  for (let second = 0; second < 30; second += 5) {
    socket.emit('connect_error', new Error('websocket error'));
    vi.advanceTimersByTime(5000);
  }
  expect(calls).toEqual(['poll', 'poll', 'poll']);
  socket.emit('connect');
  vi.advanceTimersByTime(60_000);
  expect(calls.slice(3)).toEqual(['connected']);
  stop();
});

test('the client itself retries after longer and longer pauses', async () => {
  const { stop } = await listen();
  for (let each = 0; each < 5; each++) socket.emit('connect_error', new Error('websocket error'));
  vi.advanceTimersByTime(60_000);
  expect(client.io).toHaveBeenCalledOnce();
  const [, options] = client.io.mock.calls[0] ?? [];
  expect(options).toMatchObject({ reconnectionDelayMax: 5000 });
  for (const name of ['reconnection', 'reconnectionDelay', 'randomizationFactor'])
    expect(options).not.toHaveProperty(name);
  stop();
});

test('a page whose connection is lost polls while it is visible, and not after it is left', async () => {
  const { calls, stop } = await listen();
  socket.emit('connect');
  socket.emit('disconnect');
  vi.advanceTimersByTime(10_000);
  fakeDocument.visibilityState = 'hidden';
  vi.advanceTimersByTime(60_000);
  expect(calls).toEqual(['connected', 'lost', 'poll']);
  fakeDocument.visibilityState = 'visible';
  stop();
  vi.advanceTimersByTime(60_000);
  expect(calls).toEqual(['connected', 'lost', 'poll']);
});

test('a page without the code of the socket polls', async () => {
  client.io.mockImplementation(() => {
    throw new Error('not loaded');
  });
  const { calls, stop } = await listen();
  vi.advanceTimersByTime(20_000);
  expect(calls).toEqual(['poll', 'poll']);
  stop();
});
