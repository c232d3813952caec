import { randomUUID } from 'node:crypto';
import type { LiveMessage } from '@osteon/contract';
import { CHAT_PAUSE_MS, ChatMessageType, SpeakState } from '@osteon/domain';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import type { Browser } from '../../../../test/browser.ts';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { createRoomEvent } from '../../../../test/room/create-room-event.ts';

const clock = createFakeClock();
const gateway = await testApp({ clock, poolSize: 20 });
const other = await testApp({ clock, beside: gateway });
afterAll(async () => {
  await other.close();
  await gateway.close();
});

const { sql } = gateway.deps;
const senders = await Promise.all(['13900000002', '13900000009', '13900000013'].map((mobile) => gateway.login(mobile)));
const assistants = await Promise.all(['13900000003', '13900000004'].map((mobile) => gateway.login(mobile)));
const visitors = [gateway, other].map((each) => each.browser());

const data = async (browser: Browser | undefined, name: Parameters<Browser['call']>[0], payload: object) =>
  (await browser?.call(name, payload))?.json().data;

/** The lines of a page that has applied the entries of a log in their order. */
function apply(entries: readonly LiveMessage[]): string[] {
  const deleted = new Set(
    entries.flatMap(({ msgType, target }) => (msgType === ChatMessageType.deleted ? [target?.id] : [])),
  );
  return entries.map(({ msgId, msgType, msg }) => `${msgType} ${deleted.has(msgId) ? '' : msg}`);
}

async function readLog(browser: Browser | undefined, activityId: string): Promise<LiveMessage[]> {
  return (await data(browser, 'getRealtimeMessage', { activityId, since: 0 })).list;
}

const action = fc.record({ kind: fc.constantFrom('send', 'delete', 'mute', 'notice', 'review'), who: fc.nat(2) });

test('whatever is done at once, every page of every gateway has one order without gaps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 14 }), async (actions) => {
      const activityId = await createRoomEvent(sql, ['sample-03', 'sample-04']);
      const sentIds: string[] = [];
      const send = async (who: number) => {
        clock.advance(CHAT_PAUSE_MS);
        const payload = { activityId, msg: `发言${who}`, hash: randomUUID() };
        const sent = await data(senders[who], 'sendLiveMessage', payload);
        if (sent?.status === 1) sentIds.push(sent.msgId);
      };
      for (const who of [0, 1, 2]) await send(who);
      await Promise.all(
        actions.map(async ({ kind, who }, index) => {
          const by = assistants[index % 2];
          if (kind === 'send') await send(who);
          else if (kind === 'delete') await data(by, 'deleteLiveMessage', { msgId: sentIds[who] });
          else if (kind === 'notice')
            await data(by, 'saveLiveMeetingNotice', { activityId, noticeContent: '公告', inChat: true });
          else if (kind === 'review') await data(by, 'updateLiveRoom', { activityId, isReviewed: index % 2 === 0 });
          else {
            const log = await readLog(by, activityId);
            const userId = log.find(({ msgId }) => msgId === sentIds[who])?.msgUserInfo.userId;
            const speakState = index % 2 === 0 ? SpeakState.muted : SpeakState.free;
            await data(by, 'updateSpeakState', { activityId, userId, speakState, withMessages: who === 1 });
          }
        }),
      );
      const [first, second] = await Promise.all(visitors.map((visitor) => readLog(visitor, activityId)));
      if (!first || !second) throw new Error('a log is missing');
      expect(first.map(({ position }) => position)).toEqual(first.map((_, index) => index + 1));
      expect(second).toEqual(first);
      // A page that has applied every entry shows what one that loads the history now shows.
      expect(apply(first)).toEqual(first.map(({ msgType, msg }) => `${msgType} ${msg}`));
      const { statistics } = await data(visitors[0], 'joinInActivity', { activityId, channel: 'pc' });
      const shown = first.filter(({ msgType, isDeleted }) => msgType === ChatMessageType.text && !isDeleted);
      expect(statistics.messageNum).toBe(shown.length);
    }),
    { numRuns: 12 },
  );
});
