import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';
import { commands } from '../../operator/commands.ts';
import { readConfig } from '../../platform/config/config.ts';
import { isStreamSecret, readStreamKey } from '../stream/stream-key.ts';
import { createStreamRepository } from '../stream/stream-repository.ts';

const clock = createFakeClock();
const gateway = await testApp({ clock });
afterAll(() => gateway.close());

async function run(...words: string[]): Promise<string> {
  const lines: string[] = [];
  for await (const line of commands.live?.read(words)(gateway.operator) ?? []) lines.push(line);
  return lines.join('\n');
}

test('the status of an event is printed and moved, with its changes and the operator of each', async () => {
  expect(await run('status', 'l10')).toBe('l10 is 20 (advertise).');
  await expect(run('status', 'l10', 'disable')).rejects.toThrow('--by must name the operator');
  expect(await run('status', 'l10')).toBe('l10 is 20 (advertise).');
  expect(await run('status', 'l10', 'disable', '--by', '林')).toBe('l10 was 20 (advertise) and is -1 (disabled).');
  expect(await run('status', 'l10')).toMatch(/disable +operator +-1 \(disabled\)/);
  expect(await gateway.deps.sql`select detail from audit_entry where event = 'liveStatusMoved'`).toEqual([
    { detail: { by: '林', live: 'l10', move: 'disable' } },
  ]);
});

test('a channel whose gateway was killed counts as streaming for five more seconds', async () => {
  const streams = createStreamRepository(gateway.deps.db);
  const keyHash = Buffer.alloc(32);
  await streams.setKey('l12-1', keyHash);
  const now = clock.now();
  expect(await streams.acquireLease('l12-1', { encoderId: randomUUID(), keyHash, now, silentSince: now })).toBe(true);
  clock.advance(5000);
  expect(await run('status', 'l12')).toContain('l12-1 streams and is recorded.');
  clock.advance(1);
  expect(await run('status', 'l12')).not.toContain('streams');
});

test('keys are renewed, each for its channel, and only their hashes are stored', async () => {
  const printed = await run('keys', 'l11', '--by', '林');
  const keys = [...printed.matchAll(/l11-\d_\S+/g)].map(([key]) => key);
  expect(keys.length).toBe(2);
  for (const key of keys) {
    const { channelId, secret } = readStreamKey(key) ?? { channelId: '', secret: '' };
    const [row] = await gateway.deps.sql`select key_hash from live_channel where id = ${channelId}`;
    expect(isStreamSecret(secret, row?.key_hash)).toBe(true);
    expect(isStreamSecret(`${secret}x`, row?.key_hash)).toBe(false);
  }
});

test.each([
  ['keys', 'liveStreamKeysRenewed'],
  ['captions', 'liveCaptionKeysRenewed'],
])('live %s is logged with the operator, and never a key', async (subcommand, event) => {
  const printed = await run(subcommand, 'l12', '--by', '林');
  const entries = await gateway.deps.sql`select outcome, detail from audit_entry where event = ${event}`;
  expect(entries).toContainEqual({ outcome: 'done', detail: { by: '林', live: 'l12', channel: 'l12-1' } });
  const [, secret = ''] = /l12-1_(\S+)/.exec(printed) ?? [];
  expect(secret).not.toBe('');
  expect(JSON.stringify(await gateway.deps.sql`select * from audit_entry`)).not.toContain(secret);
});

test.each([
  ['keys', 'key_hash'],
  ['captions', 'caption_key_hash'],
])('live %s without a name renews nothing', async (subcommand, column) => {
  const { sql } = gateway.deps;
  const read = () => sql`select id, ${sql(column)} from live_channel where live_id = 'l13' order by id`;
  const before = await read();
  await expect(run(subcommand, 'l13')).rejects.toThrow('--by must name the operator');
  expect(await read()).toEqual(before);
});

test('keys are shown with the address that encoders push to', async () => {
  const own = (await run('keys', 'l11', '--by', '林')).split('\n');
  expect(own[1]).toMatch(/^l11-1 .* rtmp:\/\/osteon\.test:\(LIVE_PORT\)\/live +l11-1_\S+$/);
  const elsewhere = await testApp({ env: { LIVE_PUSH_URL: 'rtmps://push.example.com/osteon/{channel}/{key}?site=a' } });
  const lines: string[] = [];
  for await (const line of commands.live?.read(['keys', 'l11', '--by', '林'])(elsewhere.operator) ?? [])
    lines.push(line);
  expect(lines[1]).toMatch(/^l11-1 .* rtmps:\/\/push\.example\.com\/osteon\/l11-1 +l11-1_\S+\?site=a$/);
  await elsewhere.close();
});

test.each([
  ['LIVE_PUSH_URL', 'rtmp://push.example.com/live'],
  ['LIVE_PUSH_URL', 'https://push.example.com/live/{key}'],
  ['LIVE_PUSH_URL', 'rtmp://push.example.com/{key}'],
  ['LIVE_PUSH_URL', 'rtmp://push.example.com/{key}/live'],
  ['LIVE_PLAY_URL', 'live.example.com'],
  ['LIVE_PLAY_URL', 'https://live.example.com/streams'],
])('%s=%s is refused with its name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

test.each([
  [['status', 'l99'], 'There is no live event l99.'],
  [['status', 'l12', 'openReplay', '--by', '林'], 'l12 does not allow openReplay now.'],
  [['status', 'l99', 'end', '--by', '林'], 'There is no live event l99.'],
  [['status', 'l12', 'begin', '--by', '林'], /^begin is no move; these are: submit, /],
  [['keys', 'l99', '--by', '林'], 'There is no live event l99 with channels.'],
  [['keys', 'l12', 'l13', 'l14', '--by', '林'], /^live takes one of: /],
  [['keys', 'l12'], '--by must name the operator'],
  [['captions', 'l99', '--by', '林'], 'There is no live event l99 with channels.'],
  [['captions', 'l12'], '--by must name the operator'],
  [['start', 'l12'], /^live takes one of: /],
  [['status'], /needs one of: /],
])('%j is refused', async (words, reason) => {
  await expect(run(...words)).rejects.toThrow(reason);
});
