import { errors } from '@osteon/contract';
import { TRY_WATCH_SECONDS } from '@osteon/domain';
import { afterAll, describe, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { createFakeClock } from '../../../test/fake-clock.ts';

const clock = createFakeClock();
const gateway = await testApp({ clock, poolSize: 20 });
const visitor = gateway.browser();
afterAll(() => gateway.close());

const titles = (vip: boolean) => gateway.deps.sql<{ id: string; seconds: number }[]>`
  select id, duration_seconds as seconds from resource
  where type = 1 and vip = ${vip} and duration_seconds > ${TRY_WATCH_SECONDS} order by id limit 1`;
const [[open], [members]] = [await titles(false), await titles(true)];
if (!open || !members) throw new Error('the library has no titles that outlast a try-watch');

test('a video has chapters and steps inside its length, author, related videos and materials', async () => {
  const { data: video } = (await visitor.call('getVideo', { id: 'v24' })).json();
  const starts = [...video.chapters, ...video.steps].map((mark: { startSeconds: number }) => mark.startSeconds);
  expect(Math.max(...starts)).toBeLessThan(video.card.durationSeconds);
  expect(video.author.areasOfExpertise.length).toBeGreaterThan(0);
  expect(video.related).toHaveLength(5);
  expect(video.related.map((card: { resourceId: string }) => card.resourceId)).not.toContain('v24');
  expect(video.materials.every((card: { resourceType: number }) => [2, 7].includes(card.resourceType))).toBe(true);
  expect([video.hasEnglishAudio, video.kind, video.tags.length > 0]).toEqual([true, 'surgery', true]);
});

test('a video without the content of its title is marked as a placeholder', async () => {
  const isPlaceholder = async () => (await visitor.call('getVideoPlay', { id: open.id })).json().data.placeholder;
  const write = (media: string) => gateway.deps.sql`
    update video_media set media = media - 'placeholder' || ${media}::text::jsonb
    where video_id = ${open.id} and replaced_at is null`;
  await write('{}');
  expect(await isPlaceholder()).toBe(false);
  await write('{"placeholder": true}');
  expect(await isPlaceholder()).toBe(true);
});

describe('how much of a title plays', () => {
  const rightOf = async (account: string | null, id: string) => {
    const browser = account === null ? gateway.browser() : await gateway.login(account);
    const { data } = (await browser.call('getVideoPlay', { id })).json();
    return [data.watchAuth.tryWatchFlag, data.gate];
  };

  test.each([
    ['a visitor', null, [true, 'login'], [true, 'login']],
    ['not authenticated', '13900000001', [true, 'certification'], [true, 'membership']],
    ['doctor level 1', '13900000002', [false, null], [true, 'membership']],
    ['doctor level 2, member', '13900000003', [false, null], [false, null]],
    ['doctor assistant', '13900000005', [false, null], [true, 'membership']],
    ['company not authenticated', '13900000006', [true, 'companyCertification'], [true, 'membership']],
    ['company certified', '13900000007', [false, null], [true, 'membership']],
    ['membership expired', '13900000008', [false, null], [true, 'membership']],
    ['membership ending', '13900000009', [false, null], [false, null]],
  ])('%s', async (_who, account, whenOpen, whenMembers) => {
    expect(await rightOf(account, open.id)).toEqual(whenOpen);
    expect(await rightOf(account, members.id)).toEqual(whenMembers);
  });
});

describe('the play position', () => {
  const save = async (positionSeconds: number) => {
    const doctor = await loggedIn;
    return (await doctor.call('savePlayPosition', { id: open.id, positionSeconds })).json();
  };
  const offered = async () => {
    const doctor = await loggedIn;
    return (await doctor.call('getVideoPlay', { id: open.id })).json().data.positionSeconds;
  };
  const loggedIn = gateway.login('13900000004');

  test('is returned again, but not in the first or last 15 seconds', async () => {
    expect(await offered()).toBeNull();
    await save(100);
    expect(await offered()).toBe(100);
    await save(14);
    expect(await offered()).toBeNull();
    await save(open.seconds - 14);
    expect(await offered()).toBeNull();
  });

  test('past the end is the end, before the start is bad input (rules/security-media#play-position)', async () => {
    expect((await save(999_999)).data.positionSeconds).toBe(open.seconds);
    expect((await save(-1)).code).toBe(errors.badInput.code);
    expect((await save(1e9)).code).toBe(errors.badInput.code);
  });

  test('a flood of saves is one row', async () => {
    await Promise.all(Array.from({ length: 60 }, (_, index) => save(20 + index)));
    const rows = await gateway.deps.sql`select seconds from play_position where video_id = ${open.id}`;
    expect(rows).toHaveLength(1);
  });

  test('is clamped to the try-watch if only that may be watched', async () => {
    const newcomer = await gateway.login('13900000001');
    const { data } = (await newcomer.call('savePlayPosition', { id: open.id, positionSeconds: 300 })).json();
    expect(data.positionSeconds).toBe(TRY_WATCH_SECONDS);
  });

  test('belongs to its account', async () => {
    const other = await gateway.login('13900000005');
    expect((await other.call('getVideoPlay', { id: open.id })).json().data.positionSeconds).toBeNull();
  });

  test('cannot be saved by a visitor', async () => {
    const reply = await visitor.call('savePlayPosition', { id: open.id, positionSeconds: 5 });
    expect([reply.statusCode, reply.json().code]).toEqual([401, errors.notLoggedIn.code]);
  });

  test('is not stored for an unknown video', async () => {
    const doctor = await loggedIn;
    const reply = await doctor.call('savePlayPosition', { id: 'v999', positionSeconds: 5 });
    expect(reply.json().code).toBe(errors.notFound.code);
  });
});

describe('plays', () => {
  /** Fetches the playlist, as a player does before it plays. */
  const startPlay = async (browser = gateway.browser()) => {
    const { playlistUrl } = (await browser.call('getVideoPlay', { id: 'v05' })).json().data;
    expect((await browser.send({ method: 'GET', url: playlistUrl })).statusCode).toBe(200);
    return browser;
  };
  const count = async () => {
    const [row] = await gateway.deps.sql`select view_count from resource where id = 'v05'`;
    return Number(row?.view_count);
  };

  test('a browser counts once in half an hour, also in the lists of tags', async () => {
    const browser = await startPlay();
    const before = await count();
    const play = async () => (await browser.call('addPlay', { id: 'v05' })).json().data.counted;
    expect([await play(), await play()]).toEqual([true, false]);
    expect(await count()).toBe(before + 1);
    clock.advance(30 * 60_000 + 1);
    await startPlay(browser);
    expect(await play()).toBe(true);
    expect(await count()).toBe(before + 2);
    const tagged = await gateway.deps.sql`select distinct view_count from resource_tag where resource_id = 'v05'`;
    expect(tagged).toEqual([{ view_count: before + 2 }]);
  });

  test('fifty plays at once of one browser are one', async () => {
    const browser = await startPlay();
    const before = await count();
    const replies = await Promise.all(Array.from({ length: 50 }, () => browser.call('addPlay', { id: 'v05' })));
    expect(replies.filter((reply) => reply.json().data.counted)).toHaveLength(1);
    expect(await count()).toBe(before + 1);
  });

  test('plays of many browsers at once all count, and old ones are deleted', async () => {
    clock.advance(7 * 60 * 60_000);
    const before = await count();
    const browsers = await Promise.all(Array.from({ length: 30 }, () => startPlay()));
    await Promise.all(browsers.map((browser) => browser.call('addPlay', { id: 'v05' })));
    expect(await count()).toBe(before + 30);
    const stored = await gateway.deps.sql`select 1 from play`;
    expect(stored).toHaveLength(30);
  });

  test('without its playlist no play is counted, nor a second one for the same playlist', async () => {
    const browser = gateway.browser();
    await browser.call('getVideoPlay', { id: 'v05' });
    const before = await count();
    const play = async () => (await browser.call('addPlay', { id: 'v05' })).json().data.counted;
    expect(await play()).toBe(false);
    await startPlay(browser);
    expect((await gateway.browser().call('addPlay', { id: 'v05' })).json().data.counted).toBe(false);
    expect(await play()).toBe(true);
    clock.advance(31 * 60_000);
    expect(await play()).toBe(false);
    await startPlay(browser);
    clock.advance(7 * 60 * 60_000);
    expect(await play()).toBe(false);
    expect(await count()).toBe(before + 1);
  });

  test('an unknown video counts nothing', async () => {
    expect((await visitor.call('addPlay', { id: 'v999' })).json().code).toBe(errors.notFound.code);
  });
});
