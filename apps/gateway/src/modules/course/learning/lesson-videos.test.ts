import type { ResponseOf } from '@osteon/contract';
import { describe, expect, test } from 'vitest';
import { openLearningApp } from '../../../../test/course/learning-app.ts';

const { browser, clock, gateway, get, join, leave, member } = await openLearningApp();

describe('a video for members', () => {
  /** Video of a free course that is not learnt in order; longer than a try-watch. */
  const find = async () => {
    const [video] = await gateway.deps.sql<{ course_id: string; id: string; video_id: string }[]>`
      select l.course_id, l.id, l.resource_id as video_id from course_lesson l join resource r on r.id = l.resource_id
      join course c on c.id = l.course_id join resource k on k.id = c.id
      where r.vip and r.duration_seconds > 180 and not c.in_order and k.card_details -> 'course' ->> 'price' = '0' limit 1`;
    if (!video) throw new Error('no course has such a film');
    return { courseId: video.course_id, lessonId: video.id, id: video.video_id };
  };
  const play = async (payload: { id: string; lessonId?: string }, by = browser) =>
    (await by.call('getVideoPlay', payload)).json().data as ResponseOf<'getVideoPlay'>;
  const countSegments = async ({ playlistUrl }: ResponseOf<'getVideoPlay'>, by = browser) => {
    const master = await by.send({ url: playlistUrl });
    const track = /^(?!#)\S+\.m3u8$/m.exec(master.body)?.[0] ?? '';
    const { body } = await by.send({ url: playlistUrl.replace('master.m3u8', track) });
    return [...body.matchAll(/^(?!#)\S+\.m4s$/gm)].length;
  };

  test('plays whole in a lesson of a joined course only', async () => {
    const { courseId, lessonId, id } = await find();
    expect(await play({ id, lessonId })).toMatchObject({ gate: 'membership', watchAuth: { tryWatchFlag: true } });
    await join(courseId);
    const whole = await play({ id, lessonId });
    expect(whole).toMatchObject({ gate: null, watchAuth: { tryWatchFlag: false }, validSeconds: 1800 });
    const limited = await play({ id });
    expect(limited).toMatchObject({ gate: 'membership' });
    expect(await countSegments(whole)).toBeGreaterThan(await countSegments(limited));
    expect(await play({ id, lessonId: 'c01-l1' })).toMatchObject({ gate: 'membership' });
    expect(await play({ id, lessonId: 'nothing' })).toMatchObject({ gate: 'membership' });
    const uncertified = await gateway.login('13900000001');
    await join(courseId, uncertified);
    expect(await play({ id, lessonId }, uncertified)).toMatchObject({ gate: 'certification' });
    expect(await play({ id, lessonId }, gateway.browser())).toMatchObject({ gate: 'login' });
  });

  test('at the signed URL of a lesson is served to its browser only, for half an hour', async () => {
    const { courseId, lessonId, id } = await find();
    await join(courseId);
    const { playlistUrl } = await play({ id, lessonId });
    expect((await browser.send({ url: playlistUrl })).statusCode).toBe(200);
    expect((await member.send({ url: playlistUrl })).statusCode).toBe(403);
    const forged = playlistUrl.replace(/\.l\./, '.');
    expect((await browser.send({ url: forged })).statusCode).toBe(403);
    const { playlistUrl: plain } = await play({ id });
    const upgraded = plain.replace(/\/([0-9a-z]+)\.([\w-]{43})\//, '/$1.l.$2/');
    expect(upgraded).not.toBe(plain);
    expect((await browser.send({ url: upgraded })).statusCode).toBe(403);
    await leave(courseId);
    expect(await play({ id, lessonId })).toMatchObject({ gate: 'membership' });
    clock.advance(30 * 60_000);
    expect((await browser.send({ url: playlistUrl })).statusCode).toBe(403);
  });

  test('stores its position and counts past the try-watch in its lesson', async () => {
    const { courseId, lessonId, id } = await find();
    await join(courseId);
    const save = async (more: { lessonId?: string }) =>
      (await browser.call('savePlayPosition', { id, positionSeconds: 200, ...more })).json().data.positionSeconds;
    expect([await save({}), await save({ lessonId })]).toEqual([180, 200]);
    const { learning, next } = await get(courseId);
    expect([learning?.joined, next]).toEqual([true, { lessonId }]);
    const earn = async (more: { lessonId?: string }) => {
      const { nonce } = (await browser.call('openWatchSession', { id, ...more })).json().data;
      clock.advance(10_000);
      const reply = await browser.call('reportWatch', { nonce, from: 185, to: 195, speed: 1 });
      return reply.json().data.creditSeconds;
    };
    expect([await earn({}), await earn({ lessonId })]).toEqual([0, 10]);
  });

  test('no longer counts past the try-watch after its course was left', async () => {
    const { courseId, lessonId, id } = await find();
    await join(courseId);
    const { nonce } = (await browser.call('openWatchSession', { id, lessonId })).json().data;
    const watch = async (from: number) => {
      clock.advance(10_000);
      const reply = await browser.call('reportWatch', { nonce, from, to: from + 10, speed: 1 });
      return reply.json().data.creditSeconds;
    };
    const before = await watch(200);
    await leave(courseId);
    expect([before, await watch(210)]).toEqual([10, 0]);
  });
});
