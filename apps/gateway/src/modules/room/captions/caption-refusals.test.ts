import { expect, test } from 'vitest';
import { openCaptionedEvent, type Said } from '../../../../test/media/captioned-event.ts';

const { channel, gateway, getKey, post, renewKey, setStatus } = await openCaptionedEvent();

const caption: Said = { id: 'a', at: [2, 3], text: '先看入口位' };

test.each([
  ['another secret', (good: string) => `${good.slice(0, -4)}AAAA`, 40_300],
  ['a key without a secret', () => `${channel}_`, 40_300],
  ['a channel without a key', (good: string) => good.replace(channel, 'l11-1'), 40_300],
  ['an unknown channel', (good: string) => good.replace(channel, 'l99-1'), 40_400],
  ['no channel at all', () => 'secret', 40_400],
])('%s is refused', async (_what, change, code) => {
  expect(await post([caption], change(getKey()))).toBe(code);
  expect(await gateway.deps.sql`select from live_caption`).toHaveLength(0);
});

test.each<[string, Partial<Said>]>([
  ['that ends before it starts', { at: [3, 2] }],
  ['of more than half a minute', { at: [-20, 11] }],
  ['from three hours ago', { at: [-10_800, -10_799] }],
  ['in the next minutes', { at: [180, 181] }],
  ['of several lines', { text: 'WEBVTT\n\n00:00' }],
  ['that is too long', { text: '骨'.repeat(301) }],
  ['with an invalid id', { id: '--> a' }],
  ['in an unsupported language', { language: 'de' as 'en' }],
])('a caption %s is bad input, and none of its post is stored', async (_what, fault) => {
  expect(
    await post([
      { ...caption, id: 'good' },
      { ...caption, ...fault },
    ]),
  ).toBe(40_000);
  expect(await gateway.deps.sql`select from live_caption`).toHaveLength(0);
});

test('51 captions at once are too many', async () => {
  expect(await post(Array.from({ length: 51 }, (_, at) => ({ ...caption, id: `a-${at}` })))).toBe(40_000);
});

test.each([0, 10, 20])('an event in status %d accepts no captions', async (status) => {
  await setStatus(status);
  expect(await post([caption])).toBe(40_900);
});

test('a running event without a stream accepts no captions, as they would belong to no stream', async () => {
  await gateway.deps.sql`update live_channel set segment_at = null where id = ${channel}`;
  expect(await post([caption])).toBe(40_900);
});

test('a renewed key invalidates the former one', async () => {
  const former = getKey();
  await renewKey();
  expect(await post([caption], former)).toBe(40_300);
  expect(await post([caption])).toBe(1);
  const [row] = await gateway.deps.sql`select caption_key_hash from live_channel where id = ${channel}`;
  expect(row?.['caption_key_hash']).toHaveLength(32);
});
