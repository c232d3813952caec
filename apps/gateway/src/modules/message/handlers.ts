import { DEFAULT_QUIET_HOURS, getPauseEnd, type Locale, listMessageKinds, PromptScene } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../../platform/app-context.ts';
import { createTtlCache } from '../../platform/cache/ttl-cache.ts';
import { cursorId, cursorTimestamp, cutPage, decodeCursor } from '../../platform/database/keyset.ts';
import { CallError } from '../../platform/http/call-error.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import type { LiveService } from '../live/event/service.ts';
import type { ChannelService } from './channel/channel-service.ts';
import { createEventMessageRepository } from './event/event-message-repository.ts';
import { createNewContentRepository } from './new-content/new-content-repository.ts';
import { presentMessages, presentQuietHours } from './presenter.ts';
import { createMessageRepository, type MessageRow } from './repository.ts';
import type { MessageService } from './service.ts';

export type MessageCall =
  | 'getMessageCount'
  | 'listMessages'
  | 'listLikesMe'
  | 'markMessageRead'
  | 'listMessagePreferences'
  | 'saveMessagePreference'
  | 'saveQuietHours'
  | 'pauseReminders';

const cursorPosition = z.tuple([cursorTimestamp, cursorId]);

/** Cache of the number of live events on air, in ms: thousands of browsers poll it together. */
const ON_AIR_CACHE = { milliseconds: 2000, most: 1 };

/** Counts of other modules for the prompts. */
export interface PromptCounts {
  readonly liveEvents: Pick<LiveService, 'countOnAir'>;
  /** Counts the coupons on offer to an account. */
  readonly coupons: { countOffered(accountId: string): Promise<number> };
}

/** Handles the calls of messages and of the prompts in header and sidebar. */
export function createHandlers(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  {
    messages,
    channels,
    liveEvents,
    coupons,
  }: PromptCounts & { readonly messages: MessageService; readonly channels: ChannelService },
): Handlers<MessageCall> {
  const repository = createMessageRepository(db);
  const events = createEventMessageRepository(db);
  const newContent = createNewContentRepository(db);
  const present = async (rows: readonly MessageRow[], locale: Locale) => {
    const idsOf = (isWanted: (kind: MessageRow['kind']) => boolean) =>
      rows.flatMap(({ id, kind }) => (isWanted(kind) ? id : []));
    const ofEvents = idsOf((kind) => kind !== 'notice' && kind !== 'newContent');
    const ofContent = idsOf((kind) => kind === 'newContent');
    const [eventSources, contentSources] = await Promise.all([
      ofEvents.length > 0 ? events.listTextSources(ofEvents) : [],
      ofContent.length > 0 ? newContent.listTextSources(ofContent) : [],
    ]);
    return presentMessages(rows, { events: eventSources, newContent: contentSources }, locale);
  };
  const onAirCache = createTtlCache<{ count: number }>(clock, ON_AIR_CACHE);

  return {
    async getMessageCount(_input, context) {
      const { customerId: accountId } = context.session;
      const [reminders, onAir, offered] = await Promise.all([
        messages.countReminders(accountId),
        onAirCache('lives', async () => ({ count: await liveEvents.countOnAir() })),
        coupons.countOffered(accountId),
      ]);
      return {
        scenePromptList: [
          { sceneCode: PromptScene.message, promptNum: reminders },
          { sceneCode: PromptScene.liveActivity, promptNum: onAir.count },
          { sceneCode: PromptScene.coupon, promptNum: offered },
        ],
      };
    },

    async listMessages({ scene, kind, unread, cursor, pageSize }, context) {
      const { customerId: accountId } = context.session;
      const after = decodeCursor(cursorPosition, cursor);
      const askedAt = clock.now();
      const [rows, unreadByScene] = await Promise.all([
        repository.listPage(accountId, { scene, kind, unread: unread === 'true' }, after, pageSize + 1),
        repository.countUnreadByScene(accountId),
      ]);
      const page = cutPage(rows, pageSize, ({ sentAt, id }) => [sentAt, id]);
      return { ...page, list: await present(page.list, context.locale), unread: unreadByScene, askedAt };
    },

    async listLikesMe({ cursor, pageSize }, context) {
      const { customerId: accountId } = context.session;
      const after = decodeCursor(cursorPosition, cursor);
      const rows = await repository.listPage(accountId, { kind: 'like', unread: false }, after, pageSize + 1);
      const page = cutPage(rows, pageSize, ({ sentAt, id }) => [sentAt, id]);
      return { ...page, list: await present(page.list, context.locale) };
    },

    async markMessageRead({ id, kind, before }, context) {
      const { customerId: accountId } = context.session;
      if (id !== undefined && !(await repository.exists(accountId, { id, kind }))) throw new CallError('notFound');
      await messages.change(accountId, (rows) => rows.markRead(accountId, { id, kind, before }, clock.now()));
      return {};
    },

    async listMessagePreferences(_input, context) {
      const { customerId: accountId } = context.session;
      const [list, reachedBy, quiet] = await Promise.all([
        messages.listReminders(accountId),
        channels.list(db, accountId),
        repository.findQuiet(accountId),
      ]);
      const quietHours = quiet ? presentQuietHours(quiet) : DEFAULT_QUIET_HOURS;
      const pausedUntil = quiet?.pausedUntil ?? null;
      const isPaused = pausedUntil !== null && pausedUntil > clock.now();
      return { list, channels: reachedBy, quietHours, pausedUntil: isPaused ? pausedUntil : null };
    },

    async saveMessagePreference({ scene, kind, ...change }, context) {
      const { customerId: accountId } = context.session;
      const kinds = listMessageKinds(scene).filter((each) => kind === undefined || each === kind);
      if (kinds.length === 0) throw new CallError('badInput');
      await messages.change(accountId, (rows) => rows.savePreferences({ accountId, scene }, kinds, change));
      return {};
    },

    async saveQuietHours({ on, from, to }, context) {
      const { customerId: accountId } = context.session;
      const hours = { hoursOn: on, hoursFrom: from, hoursTo: to };
      await messages.change(accountId, (rows) => rows.saveQuiet(accountId, hours));
      return {};
    },

    async pauseReminders({ pause }, context) {
      const { customerId: accountId } = context.session;
      const pausedUntil = pause === null ? null : getPauseEnd(clock.now(), pause);
      await messages.change(accountId, (rows) => rows.saveQuiet(accountId, { pausedUntil }));
      return { pausedUntil };
    },
  };
}
