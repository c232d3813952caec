import { setTimeout as wait } from 'node:timers/promises';
import type { Sql } from 'postgres';
import { cpuSeconds } from '../load/cpu-time.ts';
import { type Delivery, delayAtShare, type Packet } from './delivery.ts';
import type { Writers } from './send-messages.ts';

/** Longest wait in ms until the last message has reached every viewer. */
const PATIENCE_MS = 20_000;

/** A room whose viewers are at one gateway or several. */
export interface Room {
  readonly urls: readonly string[];
  /** The data folder of the gateway whose database all of them use. */
  readonly dataDir: string;
  readonly sql: Sql;
  readonly eventId: string;
  readonly writers: Writers;
  readonly delivery: Delivery;
}

/** The figures of some seconds of messages. */
export interface Round {
  readonly packets: readonly Packet[];
  readonly delays: Uint32Array;
  readonly messages: number;
  readonly delivered: number;
  readonly lost: number;
  readonly doubled: number;
  readonly seconds: number;
  /** CPU seconds of all gateways, of the database, and of the load generator, which is this process. */
  readonly cpu: { readonly gateways: number; readonly database: number; readonly load: number };
}

/** The position of the last message of a room. */
export async function readLastPosition({ sql, eventId }: Pick<Room, 'sql' | 'eventId'>): Promise<number> {
  const [row] = await sql<{ last: number }[]>`
    select coalesce(max(position), 0)::int as last from live_message where live_id = ${eventId}`;
  return row?.last ?? Number.NaN;
}

/**
 * Has messages written for some seconds, and waits until every viewer has received them; prints what it took. Throws
 * where a message was lost or received twice.
 */
export async function writeInRoom(name: string, room: Room, seconds: number): Promise<Round> {
  const before = await readCpu(room);
  const startedAt = performance.now();
  const messages = await room.writers.write(room.urls, seconds);
  const last = await readLastPosition(room);
  const deadline = performance.now() + PATIENCE_MS;
  while (!room.delivery.isComplete(last) && performance.now() < deadline) await wait(20);
  const after = await readCpu(room);
  const round = {
    ...room.delivery.take(last),
    messages,
    seconds: (performance.now() - startedAt) / 1000,
    cpu: {
      gateways: after.gateways - before.gateways,
      database: after.database - before.database,
      load: after.load - before.load,
    },
  };
  printRound(name, round);
  return round;
}

async function readCpu({ urls, dataDir }: Room) {
  const all = await Promise.all(urls.map((url) => cpuSeconds(url, dataDir)));
  const { user, system } = process.cpuUsage();
  return {
    gateways: all.reduce((sum, { gateway }) => sum + gateway, 0),
    database: all[0]?.database ?? Number.NaN,
    load: (user + system) / 1e6,
  };
}

/** Resident memory of a gateway, in bytes. */
export async function readMemory(url: string): Promise<number> {
  const metrics = await fetch(`${url}/gateway/metrics`).then((response) => response.text());
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(metrics)?.[1]);
}

/** The microseconds of the gateways per delivered packet. */
export const getMicroseconds = ({ cpu, delivered }: Round): number => (cpu.gateways * 1e6) / delivered;

function printRound(name: string, round: Round): void {
  const { packets, delays, messages, delivered, lost, doubled, seconds, cpu } = round;
  const share = (used: number) => `${((100 * used) / seconds).toFixed(0)} %`;
  console.log(
    `${name}: ${messages} messages in ${packets.length} packets (${(packets.length / messages).toFixed(2)} a message), ` +
      `${delivered} delivered, ${getMicroseconds(round).toFixed(1)} µs each; p50 ${delayAtShare(delays, 0.5)} ms, ` +
      `p99 ${delayAtShare(delays, 0.99)} ms; CPU of the gateways ${share(cpu.gateways)}, of the database ` +
      `${share(cpu.database)}, of the load generator ${share(cpu.load)}`,
  );
  if (lost > 0 || doubled > 0) throw new Error(`${name}: ${lost} messages were lost and ${doubled} received twice`);
}
