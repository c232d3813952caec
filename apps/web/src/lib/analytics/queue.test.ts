import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Batch, createQueue, type Reported } from './queue.ts';

const NOW = Date.parse('2026-11-21T08:00:00Z');
const pageFields = { page: 'home', content_id: '' };
const stay: Reported = { name: 'reportAnalytics', event: { event: 'pageStay', ...pageFields, stay: 1000 } };
const ad: Reported = { name: 'reportAdData', event: { ...pageFields, action: 'show', adLink: '/x', position: 1 } };

interface Sent {
  name: string;
  batchId: string;
  ages: number[];
}

let posted: Sent[];
let beaconed: Sent[];
let answers: boolean[];
let online: boolean;
let takes: boolean;
let ids: number;

const getSent = (name: string, body: string): Sent => {
  const { batchId, events }: { batchId: string; events: { age: number }[] } = JSON.parse(body);
  return { name, batchId, ages: events.map(({ age }) => age) };
};
const way = {
  post: async (name: string, body: string) => {
    posted.push(getSent(name, body));
    return answers.shift() ?? true;
  },
  beacon: (name: string, body: string) => {
    if (takes) beaconed.push(getSent(name, body));
    return takes;
  },
  online: () => online,
};
const head = () => ({ batchId: String(++ids) });

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  posted = [];
  beaconed = [];
  answers = [];
  online = true;
  takes = true;
  ids = 0;
});
afterEach(() => vi.useRealTimers());

describe('a queue', () => {
  test('collects events for five seconds, and sends the age of each', async () => {
    const queue = createQueue(way, head);
    queue.add(stay);
    await vi.advanceTimersByTimeAsync(3000);
    queue.add(stay);
    await vi.advanceTimersByTimeAsync(1999);
    expect(posted).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(posted).toEqual([{ name: 'reportAnalytics', batchId: '1', ages: [5000, 2000] }]);
  });

  test('sends a full batch at once, and advertisements in one of their own', async () => {
    const queue = createQueue(way, head);
    for (let count = 0; count < 20; count++) queue.add(count === 3 ? ad : stay);
    await vi.advanceTimersByTimeAsync(0);
    expect(posted.map(({ name, ages }) => [name, ages.length])).toEqual([
      ['reportAnalytics', 19],
      ['reportAdData', 1],
    ]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(posted).toHaveLength(2);
  });

  test('sends failed events again with the next batch, under their old id and with their true age', async () => {
    const queue = createQueue(way, head);
    answers = [false];
    queue.add(stay);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(posted).toHaveLength(1);
    queue.add(stay);
    await vi.advanceTimersByTimeAsync(5000);
    expect(posted.slice(1)).toEqual([
      { name: 'reportAnalytics', batchId: '1', ages: [65_000] },
      { name: 'reportAnalytics', batchId: '2', ages: [5000] },
    ]);
  });

  test.each([
    ['more than a day, as a day', 25 * 60 * 60 * 1000, 24 * 60 * 60 * 1000],
    ['no age, where the clock was set back', -60_000, 0],
  ])('sends %s', (_what, passed, age) => {
    const queue = createQueue(way, head);
    queue.add(stay);
    vi.setSystemTime(NOW + passed);
    queue.leave();
    expect(beaconed.flatMap(({ ages }) => ages)).toEqual([age]);
  });

  test('sends nothing while there is no network', async () => {
    const queue = createQueue(way, head);
    online = false;
    queue.add(stay);
    await vi.advanceTimersByTimeAsync(5000);
    expect(queue.leave()).toHaveLength(1);
    expect([posted, beaconed]).toEqual([[], []]);
    online = true;
    queue.add(stay);
    await vi.advanceTimersByTimeAsync(5000);
    expect(posted.map(({ batchId }) => batchId)).toEqual(['1', '2']);
  });

  test('sends everything by beacon when the page is left', async () => {
    const queue = createQueue(way, head);
    queue.add(stay);
    queue.add(ad);
    expect(queue.leave()).toEqual([]);
    expect(beaconed.map(({ name }) => name)).toEqual(['reportAnalytics', 'reportAdData']);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(posted).toEqual([]);
  });

  test('returns the events that the browser did not accept, and a later page sends them', async () => {
    takes = false;
    const queue = createQueue(way, head);
    queue.add(stay);
    const left: readonly Batch[] = JSON.parse(JSON.stringify(queue.leave()));
    await vi.advanceTimersByTimeAsync(10_000);
    const later = createQueue(way, head, left);
    later.add(ad);
    await vi.advanceTimersByTimeAsync(5000);
    expect(posted).toEqual([
      { name: 'reportAnalytics', batchId: '1', ages: [15_000] },
      { name: 'reportAdData', batchId: '2', ages: [5000] },
    ]);
  });

  test('drops the oldest beyond a hundred events', async () => {
    const queue = createQueue(way, head);
    online = false;
    for (let count = 0; count < 140; count++) queue.add(stay);
    await vi.advanceTimersByTimeAsync(5000);
    const unsent = queue.leave();
    expect(unsent.flatMap(({ events }) => events)).toHaveLength(100);
    expect(unsent[0]?.head).toEqual({ batchId: '3' });
  });

  test('keeps each batch small enough for a beacon', () => {
    const queue = createQueue(way, head);
    const fault: Reported = {
      name: 'reportAnalytics',
      event: { event: 'browserError', ...pageFields, kind: 'error', message: '', stack: '骨'.repeat(10_000) },
    };
    for (let count = 0; count < 3; count++) queue.add(fault);
    queue.leave();
    expect(beaconed.map(({ ages }) => ages.length)).toEqual([2, 1]);
  });
});
