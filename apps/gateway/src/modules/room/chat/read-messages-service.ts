import type { ResponseOf } from '@osteon/contract';
import type { AppContext } from '../../../platform/app-context.ts';
import { createBatchLoader } from '../../../platform/database/batch-loader.ts';
import { CallError } from '../../../platform/http/call-error.ts';
import type { ReadRoomMessages } from '../../../platform/realtime/room-broadcast.ts';
import type { Session } from '../../../platform/session/session.ts';
import { isAssistant } from '../../live/assistant/assistant-service.ts';
import type { LiveService } from '../../live/event/service.ts';
import type { Blocks } from './mention-service.ts';
import { EVERYBODY, presentEntry, presentMessage, type Reader } from './message-presenter.ts';
import { createMessageRepository, type MessageRow } from './message-repository.ts';

/** Messages per broadcast; a page that receives fewer than were written requests the rest. */
const BROADCAST_MAX = 100;

/** Missed messages per answer. */
const MISSED_MAX = 200;

/** The pause between two reads of missed messages, in ms, in which the requests of thousands of pages gather. */
const GATHER_MS = 25;

type MissedMessages = ResponseOf<'getRealtimeMessage'>;

/** Reads the chat messages that are broadcast to the open pages of an event (rules/room-chat#delivery). */
export function createReadMessages({ db }: Pick<AppContext, 'db'>): ReadRoomMessages {
  const messages = createMessageRepository(db);
  return async (liveId, since) => {
    const rows = await messages.listSince(liveId, since, BROADCAST_MAX);
    return { last: rows.at(-1)?.message.position ?? since, messages: rows.map(presentMessage) };
  };
}

/** The caller as a reader of the entries of an event. */
export type FindReader = (liveId: string, session: Session | null) => Promise<Reader>;

/** Creates the function that finds what is special to a caller (rules/room-chat#blocks). */
export function createFindReader(
  { db }: Pick<AppContext, 'db'>,
  { listBlockedAccounts }: Pick<Blocks, 'listBlockedAccounts'>,
): FindReader {
  return async (liveId, session) => {
    if (session === null) return EVERYBODY;
    // Assistants moderate, and see also what blocked people write.
    if (await isAssistant(db, liveId, session.customerId)) return { isAssistant: true, blocked: new Set() };
    const blocked = await listBlockedAccounts(db, session.customerId);
    return { isAssistant: false, blocked: new Set(blocked.map(({ accountId }) => accountId)) };
  };
}

/**
 * Creates the function that reads the messages of an event after a position, for pages that have missed them. When
 * thousands of pages reconnect, equal requests share a read, and readers to whom nothing is special share the answer
 * (rules/room-chat#missed-messages). The function throws CallError: notFound.
 */
export function createReadMissed(
  { db }: Pick<AppContext, 'db'>,
  { liveEvents }: { readonly liveEvents: Pick<LiveService, 'findAuthorizeType'> },
): (liveId: string, since: number, reader: Reader) => Promise<MissedMessages> {
  const messages = createMessageRepository(db);

  const present = (rows: readonly MessageRow[], reader: Reader): MissedMessages => ({
    list: rows.slice(0, MISSED_MAX).map((row) => presentEntry(row, reader)),
    isComplete: rows.length <= MISSED_MAX,
  });

  async function read(key: string) {
    const [since, liveId = ''] = key.split(' ');
    const [audience, rows] = await Promise.all([
      liveEvents.findAuthorizeType(liveId),
      messages.listSince(liveId, Number(since), MISSED_MAX + 1),
    ]);
    return audience === null ? undefined : { rows, everybody: present(rows, EVERYBODY) };
  }

  const load = createBatchLoader(
    async (keys: readonly string[]) => {
      const found = await Promise.all(keys.map(async (key) => [key, await read(key)] as const));
      return new Map(found.flatMap(([key, missed]) => (missed ? [[key, missed]] : [])));
    },
    { pauseMs: GATHER_MS },
  );

  return async (liveId, since, reader) => {
    const missed = await load(`${since} ${liveId}`);
    if (!missed) throw new CallError('notFound');
    const { rows, everybody } = missed;
    const isBlocked = (accountId: string | null | undefined) => reader.blocked.has(accountId ?? '');
    const isSpecial =
      reader.isAssistant ||
      rows.some(({ message, quote }) => isBlocked(message.accountId) || isBlocked(quote?.accountId));
    return isSpecial ? present(rows, reader) : everybody;
  };
}
