import { z } from 'zod';

/** The prefix of a packet with new messages: a message of Engine.IO, an event of Socket.IO, its namespace and name. */
const NEWS = '42/content,["news",';
const MISSED = '42/content,["missed"';

/** Packets that may still be on their way to a viewer. */
const RECENT_MAX = 50;

/** Longest delay that is measured, in ms. */
const DELAY_MAX = 60_000;

const news = z.tuple([z.literal('news'), z.array(z.object({ position: z.number(), hash: z.string() })).min(1)]);

/** A packet with the messages of a range of positions. */
export interface Packet {
  readonly bytes: Buffer;
  /** The time at which the first viewer received it, in ms. */
  readonly at: number;
  readonly first: number;
  readonly last: number;
  /** The times at which its messages were sent, in ms; those of others are left out. */
  readonly sentAt: readonly number[];
}

export type Delivery = ReturnType<typeof createDelivery>;

/**
 * Checks that each viewer receives each message once and in order, and measures how long it takes from the start of the
 * request that sends it. All viewers of a room receive equal packets: each is parsed once and then found by its bytes,
 * or the load would cost more than what it measures. `sentAt` has the times of sending by hash.
 */
export function createDelivery(sentAt: ReadonlyMap<string, number>) {
  /** The position that each viewer is to receive next. */
  const next: number[] = [];
  let recent: Packet[] = [];
  let packets: Packet[] = [];
  let delays = new Uint32Array(DELAY_MAX + 1);
  let count = { delivered: 0, lost: 0, doubled: 0 };

  function parse(bytes: Buffer, at: number): Packet {
    const text = bytes.toString();
    if (!text.startsWith(NEWS)) throw new Error(`a viewer received ${text.slice(0, 100)}`);
    const [, messages] = news.parse(JSON.parse(text.slice(text.indexOf('['))));
    const positions = messages.map(({ position }) => position);
    const first = positions[0] ?? 0;
    if (positions.some((position, index) => position !== first + index)) throw new Error('a packet is not in order');
    const times = messages.flatMap(({ hash }) => sentAt.get(hash) ?? []);
    const packet = { bytes, at, first, last: first + positions.length - 1, sentAt: times };
    recent = [packet, ...recent].slice(0, RECENT_MAX);
    packets.push(packet);
    return packet;
  }

  return {
    /** Adds a viewer, who is to receive the messages from a position on; returns the number of the viewer. */
    addViewer: (from: number): number => next.push(from) - 1,

    /** Expects the messages from a position on of every viewer. */
    expectFrom: (from: number): void => {
      next.fill(from);
    },

    /** Forgets the viewers from a number on. */
    dropViewers: (from: number): void => {
      next.length = Math.min(next.length, from);
    },

    /** Counts what a viewer has received. */
    receive(viewer: number, bytes: Buffer): void {
      const expected = next[viewer];
      if (expected === undefined) return;
      const now = performance.now();
      if (bytes.length < 100 && bytes.toString().startsWith(MISSED))
        throw new Error('a viewer may have missed messages');
      const packet = recent.find((each) => each.bytes.equals(bytes)) ?? parse(bytes, now);
      count.delivered++;
      count.lost += Math.max(0, packet.first - expected);
      count.doubled += Math.max(0, expected - packet.first);
      next[viewer] = Math.max(expected, packet.last + 1);
      for (const time of packet.sentAt) {
        const delay = Math.min(DELAY_MAX, Math.round(now - time));
        delays[delay] = (delays[delay] ?? 0) + 1;
      }
    },

    /** Returns true once every viewer has received the messages up to a position. */
    isComplete: (last: number): boolean => next.every((position) => position > last),

    /** The packets since the last call, and what became of them; the messages up to `last` must have been received. */
    take(last: number) {
      const missing = next.reduce((sum, position) => sum + Math.max(0, last + 1 - position), 0);
      const taken = { ...count, lost: count.lost + missing, packets, delays };
      count = { delivered: 0, lost: 0, doubled: 0 };
      packets = [];
      delays = new Uint32Array(DELAY_MAX + 1);
      return taken;
    },
  };
}

/** The delay that such a share of the messages does not exceed, in ms, of counts by delay. */
export function delayAtShare(delays: Uint32Array, share: number): number {
  let left = Math.ceil(delays.reduce((sum, count) => sum + count, 0) * share);
  return delays.findIndex((count) => {
    left -= count;
    return left <= 0;
  });
}
