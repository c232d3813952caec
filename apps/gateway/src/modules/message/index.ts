import type { ResponseOf } from '@osteon/contract';
import { DEFAULT_QUIET_HOURS, isQuiet, MESSAGE_SCENES, PromptScene, pauseEnd, type QuietHours } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { createTtlCache } from '../../platform/cache/ttl-cache.ts';
import { createBatchLoader } from '../../platform/database/batch-loader.ts';
import { cursorId, cursorMoment, cutPage, decodeCursor } from '../../platform/database/keyset.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Module } from '../../platform/module.ts';
import { notifyAccount } from '../../platform/realtime/account-events.ts';
import type { LiveService } from '../live/service.ts';
import type { CouponService } from '../membership/service.ts';
import {
  createMessageRepository,
  type MessageRepository,
  type MessageRow,
  type QuietRow,
  type ReminderCount,
} from './repository.ts';

const place = z.tuple([cursorMoment, cursorId]);

/** How old the number of events on the air may be, in milliseconds: thousands of browsers ask for it together. */
const ON_AIR = { milliseconds: 2000, most: 1 };

type MessageCall =
  | 'getMessageCount'
  | 'listMessages'
  | 'markMessageRead'
  | 'listMessagePreferences'
  | 'saveMessagePreference'
  | 'saveQuietHours'
  | 'pauseReminders';

type Reminder = ResponseOf<'listMessagePreferences'>['list'][number];

/** The message module. */
export interface MessageModule extends Module<MessageCall> {
  /** Of every kind of messages, whether it reminds a customer. */
  readonly remindersOf: (accountId: string) => Promise<Reminder[]>;
}

/** Messages, and the prompts of the header and the sidebar (seed 000 §3; spec-decision 30c). */
export function createMessage(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { lives, coupons }: { lives: Pick<LiveService, 'countOnAir'>; coupons: CouponService },
): MessageModule {
  const repository = createMessageRepository(db);
  const countReminders = createBatchLoader((accountIds: readonly string[]) => repository.countReminders(accountIds));
  const onAir = createTtlCache<{ count: number }>(clock, ON_AIR);

  /** Changes what the open pages of an account count, and hints at it: they may be of other tabs and browsers. */
  const change = (accountId: string, work: (rows: MessageRepository) => Promise<void>) =>
    db.transaction(async (tx) => {
      await work(createMessageRepository(tx));
      await notifyAccount(tx, accountId, 'message');
    });

  async function remindersOf(accountId: string): Promise<Reminder[]> {
    const rows = await repository.listPreferences(accountId);
    const silenced = new Set(rows.filter(({ reminds }) => !reminds).map(({ scene }) => scene));
    return MESSAGE_SCENES.map((scene) => ({ scene, reminds: !silenced.has(scene) }));
  }

  return {
    remindersOf,
    handlers: {
      async getMessageCount(_input, context) {
        const { customerId: accountId } = context.session;
        const [unread, live, offered] = await Promise.all([
          countReminders(accountId),
          onAir('lives', async () => ({ count: await lives.countOnAir() })),
          coupons.countOffered(accountId),
        ]);
        return {
          scenePromptList: [
            { sceneCode: PromptScene.message, promptNum: unread ? remindedOf(unread, clock.now()) : 0 },
            { sceneCode: PromptScene.liveActivity, promptNum: live.count },
            { sceneCode: PromptScene.coupon, promptNum: offered },
          ],
        };
      },

      async listMessages({ scene, unread, cursor, pageSize }, context) {
        const { customerId: accountId } = context.session;
        const after = decodeCursor(place, cursor);
        const askedAt = clock.now();
        const [rows, counts] = await Promise.all([
          repository.listPage(accountId, { scene, unread: unread === 'true' }, after, pageSize + 1),
          repository.countUnreadByScene(accountId),
        ]);
        const page = cutPage(rows, pageSize, ({ sentAt, id }) => [sentAt, id]);
        return { ...page, list: page.list.map(present), unread: counts, askedAt };
      },

      async markMessageRead({ id, before }, context) {
        const { customerId: accountId } = context.session;
        if (id !== undefined && !(await repository.exists(accountId, id))) throw new CallError('notFound');
        await change(accountId, (rows) => rows.markRead(accountId, { id, before }, clock.now()));
        return {};
      },

      async listMessagePreferences(_input, context) {
        const { customerId: accountId } = context.session;
        const [list, quiet] = await Promise.all([remindersOf(accountId), repository.quiet(accountId)]);
        const quietHours = quiet ? hoursOf(quiet) : DEFAULT_QUIET_HOURS;
        const end = quiet?.pausedUntil ?? null;
        return { list, quietHours, pausedUntil: end !== null && end > clock.now() ? end : null };
      },

      async saveMessagePreference({ scene, reminds }, context) {
        const { customerId: accountId } = context.session;
        await change(accountId, (rows) => rows.savePreference({ accountId, scene, reminds }));
        return {};
      },

      async saveQuietHours({ on, from, to }, context) {
        const { customerId: accountId } = context.session;
        await change(accountId, (rows) => rows.saveQuiet(accountId, { hoursOn: on, hoursFrom: from, hoursTo: to }));
        return {};
      },

      async pauseReminders({ pause }, context) {
        const { customerId: accountId } = context.session;
        const pausedUntil = pause === null ? null : pauseEnd(clock.now(), pause);
        await change(accountId, (rows) => rows.saveQuiet(accountId, { pausedUntil }));
        return { pausedUntil };
      },
    },
  };
}

function remindedOf({ all, always, quiet }: ReminderCount, now: number): number {
  return quiet && isQuiet(now, hoursOf(quiet), quiet.pausedUntil) ? always : all;
}

const hoursOf = ({ hoursOn, hoursFrom, hoursTo }: QuietRow): QuietHours => ({
  on: hoursOn,
  from: hoursFrom,
  to: hoursTo,
});

function present({
  id,
  scene,
  title,
  body,
  pcLink,
  sentAt,
  readAt,
}: MessageRow): ResponseOf<'listMessages'>['list'][number] {
  return { id, scene, title, body, pcLink, sentAt, isRead: readAt === null ? 0 : 1 };
}
