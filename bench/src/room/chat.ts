import { setTimeout as wait } from 'node:timers/promises';
import { startBareLoop } from '../chat/bare-loop.ts';
import { createDelivery, delayAtShare } from '../chat/delivery.ts';
import { getMicroseconds, type Room, type Round, readLastPosition, readMemory, writeInRoom } from '../chat/room.ts';
import { EVENT, startRoom } from '../chat/start-room.ts';
import { viewEvent, viewLoop } from '../chat/viewers.ts';
import { median, report } from '../load/figures.ts';

/** Viewers of the measurement, and of another one where the load generator is what saturates. */
const VIEWERS = 5000;
const FEWER_VIEWERS = 2500;
const FIRST_VIEWERS = 500;

const ROUNDS = 3;
const SECONDS = 10;
const WARM_UP_SECONDS = 5;

/** The time after connecting in which the memory of handshakes is freed, in ms. */
const COLLECT_MS = 10_000;

/** The share of a processor from which on the load generator counts as saturated. */
const SATURATED = 0.9;

const BOUND_MS = 500;
const MEMORY_BOUND_KB = 45;

const { product, dataDir, sql, writers, sentAt, stop } = await startRoom();
const delivery = createDelivery(sentAt);
const room: Room = { urls: [product.url], dataDir, sql, eventId: EVENT, writers, delivery };
const viewers = viewEvent(product.url, EVENT, delivery);
const open = async (count: number) => viewers.open(count, (await readLastPosition(room)) + 1);

const write = async (seconds: number) => writeInRoom(`${viewers.count} viewers`, room, seconds);

const bare = await startBareLoop();
const bareDelivery = createDelivery(sentAt);
const bareViewers = viewLoop(bare.url, bareDelivery);

/** The baseline of a round: the microseconds of the loop that sends its packets to as many sockets. */
async function playOnLoop({ packets }: Round): Promise<number> {
  const [first, last] = [packets[0]?.first ?? 0, packets.at(-1)?.last ?? 0];
  bareDelivery.expectFrom(first);
  const seconds = await bare.play(packets);
  const { delivered, lost, doubled } = bareDelivery.take(last);
  if (lost + doubled > 0) throw new Error(`the loop lost ${lost} messages and doubled ${doubled}`);
  return (seconds * 1e6) / delivered;
}

await open(1);
await write(WARM_UP_SECONDS);
const emptyMemory = await readMemory(product.url);
const oneViewer = await write(SECONDS);

await open(FIRST_VIEWERS - viewers.count);
await write(WARM_UP_SECONDS);
const first = await write(2 * SECONDS);

await open(VIEWERS - viewers.count);
await wait(COLLECT_MS);
const openMemory = await readMemory(product.url);
await bareViewers.open(VIEWERS, 1);

/** Rounds of both sides in turn. */
async function compare() {
  await playOnLoop(await write(WARM_UP_SECONDS));
  const rounds: Round[] = [];
  const baseline: number[] = [];
  while (rounds.length < ROUNDS) {
    const round = await write(SECONDS);
    rounds.push(round);
    baseline.push(await playOnLoop(round));
  }
  return { rounds, baseline };
}

let { rounds, baseline } = await compare();
const busyMemory = await readMemory(product.url);
const load = median(rounds.map(({ cpu, seconds }) => cpu.load / seconds));
if (load >= SATURATED) {
  console.log(`The load generator saturates at ${VIEWERS} viewers, so ${FEWER_VIEWERS} are measured.`);
  await Promise.all([viewers.close(FEWER_VIEWERS), bareViewers.close(FEWER_VIEWERS)]);
  ({ rounds, baseline } = await compare());
}

const ours = median(rounds.map(getMicroseconds));
const delays = rounds[0]?.delays.map((_, delay) => rounds.reduce((sum, round) => sum + (round.delays[delay] ?? 0), 0));
/** Without the share of the writes, which the viewers share. */
const getBroadcastOnly = ({ cpu, seconds, delivered }: Round): number =>
  ((cpu.gateways - (oneViewer.cpu.gateways * seconds) / oneViewer.seconds) * 1e6) / delivered;
const perViewer = (bytes: number): number => (bytes - emptyMemory) / 1000 / VIEWERS;

console.log(
  `without the writes: ${getBroadcastOnly(first).toFixed(1)} µs a packet with ${FIRST_VIEWERS} viewers, ` +
    `${median(rounds.map(getBroadcastOnly)).toFixed(1)} µs with ${viewers.count}; ` +
    `memory of a viewer ${perViewer(openMemory).toFixed(1)} kB before the messages, ${perViewer(busyMemory).toFixed(1)} kB after`,
);
const { count } = viewers;
bare.stop();
await viewers.close(0);
await bareViewers.close(0);
await stop();
report('chat-delay', delayAtShare(delays ?? new Uint32Array(), 0.99), BOUND_MS, 'ms');
report('chat-memory', perViewer(Math.max(openMemory, busyMemory)), MEMORY_BOUND_KB, 'kB a viewer');
report('chat-growth', ours, getMicroseconds(first), `µs of CPU a packet, with ${count} by ${FIRST_VIEWERS} viewers`);
report('chat', ours, median(baseline), 'µs of CPU a packet');
