import type { LiveMessage } from '@osteon/contract';
import { ChatMessageType } from '@osteon/domain';
import type { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ContentListener } from '../../../entities/room/content-socket.ts';
import { type ChatLog, createChatLog } from './chat-log.ts';

const entry = (position: number, change: Partial<LiveMessage>): LiveMessage => ({
  msgId: `m${position}`,
  position,
  msgType: ChatMessageType.text,
  msgUserStatus: 1,
  msgUserInfo: { userId: '' },
  hash: `h${position}`,
  status: 1,
  msg: `${position}`,
  isDeleted: false,
  deletion: null,
  target: null,
  sentAt: position,
  name: '',
  hospital: '',
  isCertified: false,
  role: '',
  quote: null,
  ...change,
});

const PAGE = 4;
const NEWS = 3;

/** An event's chat at the gateway, and its answers. */
class Room {
  readonly entries: LiveMessage[] = [];
  readonly invalidated: unknown[] = [];

  add(change: Partial<LiveMessage>): void {
    this.entries.push(entry(this.entries.length + 1, change));
  }

  /** Deletes the text at a position, as the gateway does: the stored text is marked, and the log has an action. */
  delete(position: number): void {
    const at = position - 1;
    const target = this.entries[at];
    if (!target || target.msgType !== ChatMessageType.text || target.isDeleted) return;
    for (const [index, each] of this.entries.entries()) {
      if (index === at) this.entries[index] = { ...each, isDeleted: true, msg: '' };
      else if (each.quote?.msgId === target.msgId)
        this.entries[index] = { ...each, quote: { ...each.quote, msg: '', isDeleted: true } };
    }
    this.add({ msgType: ChatMessageType.deleted, msg: '', target: { id: target.msgId, name: null } });
  }

  /** A query client that has these answers, and that caches nothing. */
  get queries(): QueryClient {
    const fetchQuery = async ({ queryKey }: { queryKey: [string, { cursor?: string; since?: number }] }) => {
      const [name, { cursor, since = 0 }] = queryKey;
      if (name === 'getRealtimeMessage') {
        const list = this.entries.slice(since, since + NEWS);
        return { list, isComplete: since + NEWS >= this.entries.length };
      }
      const end = cursor === undefined ? this.entries.length : Number(cursor);
      const start = Math.max(0, end - PAGE);
      return {
        list: this.entries.slice(start, end).toReversed(),
        nextCursor: start > 0 ? String(start) : null,
      };
    };
    const fake: Partial<Record<keyof QueryClient, unknown>> = {
      fetchQuery,
      cancelQueries: async () => {},
      invalidateQueries: async ({ queryKey }: { queryKey: unknown }) => void this.invalidated.push(queryKey),
    };
    // The log uses these methods alone.
    return fake as QueryClient;
  }
}

/** A page that has the log open. */
async function open(room: Room): Promise<{ log: ChatLog; socket: ContentListener }> {
  let socket: ContentListener = {};
  const log = createChatLog(room.queries, 'l06', (_id, listener) => {
    socket = listener;
    return () => {};
  });
  log.start();
  await flush();
  return { log, socket };
}

/** Waits for the answers, which are promises without I/O. */
const flush = () => new Promise((resolve) => setTimeout(resolve, 0));

async function loadAll(log: ChatLog): Promise<readonly LiveMessage[]> {
  await log.catchUp();
  while (log.store.getState().olderCursor !== null) await log.loadOlder();
  return log.store.getState().messages;
}

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('send' as const), quoted: fc.nat(30) }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('delete' as const), position: fc.integer({ min: 1, max: 30 }) }),
  },
  fc.record({ do: fc.constantFrom('mute' as const, 'notice' as const, 'lose' as const, 'connect' as const) }),
  fc.record({ do: fc.constantFrom('older' as const, 'catchUp' as const, 'packet' as const, 'flush' as const) }),
  fc.record({ do: fc.constant('packetAgain' as const), from: fc.nat(30) }),
);

describe('the chat log', () => {
  test('shows the same after any order of sends, actions, packets, lost connections and pages', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), fc.nat(10), async (steps, before) => {
        const room = new Room();
        for (let number = 0; number < before; number++) room.add({});
        const { log, socket } = await open(room);
        let sent = room.entries.length;
        for (const each of steps) {
          if (each.do === 'send') {
            const quoted = room.entries[each.quoted];
            room.add({ quote: quoted ? { msgId: quoted.msgId, name: '', msg: quoted.msg } : null });
          } else if (each.do === 'delete') room.delete(each.position);
          else if (each.do === 'mute') room.add({ msgType: 4, msg: '', target: { id: 'u', name: '陈砚舟' } });
          else if (each.do === 'notice') room.add({ msgType: 6, target: { id: 'n', name: null } });
          else if (each.do === 'lose') {
            socket.onLost?.();
            // Later entries up to the next packet do not arrive.
            sent = room.entries.length;
          } else if (each.do === 'connect') socket.onConnected?.();
          else if (each.do === 'older') void log.loadOlder();
          else if (each.do === 'catchUp') void log.catchUp();
          else if (each.do === 'packet') {
            socket.onMessages?.(room.entries.slice(sent));
            sent = room.entries.length;
          } else if (each.do === 'packetAgain') socket.onMessages?.(room.entries.slice(each.from));
          else await flush();
        }
        await flush();
        const shown = await loadAll(log);
        expect(shown).toEqual(await loadAll((await open(room)).log));
        expect(shown.map(({ position }) => position)).toEqual(room.entries.map((_each, index) => index + 1));
        expect(shown.filter(({ isDeleted }) => isDeleted)).toEqual(room.entries.filter(({ isDeleted }) => isDeleted));
        expect(shown.filter(({ isDeleted, msg }) => isDeleted && msg !== '')).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('fetches the notices again for an entry about one, and counts mutes that are received', async () => {
    const room = new Room();
    room.add({});
    const { log, socket } = await open(room);
    expect(room.invalidated).toEqual([]);
    room.add({ msgType: ChatMessageType.notice, msg: '', target: { id: 'n1', name: null } });
    room.add({ msgType: ChatMessageType.muted, msg: '', target: { id: 'u1', name: '陈砚舟' } });
    socket.onMessages?.(room.entries.slice(1));
    await flush();
    expect(room.invalidated).toEqual([['getLiveMeetingNoticeList']]);
    expect(log.store.getState().muteCount).toBe(1);
  });
});
