import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createDelivery } from '../chat/delivery.ts';
import { readLastPosition } from '../chat/room.ts';
import { EVENT, startRoom } from '../chat/start-room.ts';
import { viewEvent } from '../chat/viewers.ts';
import { atShare, report } from '../load/figures.ts';
import { logInUsers } from '../poll/poll-users.ts';

const PAGES = 5000;
const BOUND_MS = 5000;

/** The longest pause between two attempts of a page (rules/polling#timings), over which those of many are spread, in ms. */
const SPREAD_MS = 5000;

/** The pause after pages were closed, in ms. */
const PAUSE_MS = 5000;

/** The pause between two files, in ms. */
const FILE_PAUSE_MS = 100;

/** Seconds of messages that every page has missed. */
const MISSED_SECONDS = 1;

const { product, sql, writers, sentAt, stop } = await startRoom();
/** Every other page is that of an account; the others are visitors'. */
const accounts = await logInUsers(sql, PAGES / 2);
const since = await readLastPosition({ sql, eventId: EVENT });
const missed = await writers.write([product.url], MISSED_SECONDS);
const pages = viewEvent(product.url, EVENT, createDelivery(sentAt));

const agent = new Agent({ keepAlive: true });
const url = `${product.url}/gateway/live-service/getRealtimeMessage?activityId=${EVENT}&since=${since}`;

/** The number of messages that a page has missed. */
function fetchMissed(page: number): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const cookie = page % 2 === 0 ? accounts[page / 2] : undefined;
  get(url, { agent, headers: { ...(cookie !== undefined && { cookie }) } }, (reply) => {
    let text = '';
    reply.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
    reply.on('end', () => resolve(text.split('"msgId"').length - 1));
  }).on('error', reject);
  return promise;
}

/** Connects a page and fetches what it has missed; returns the ms since its attempt was due. */
async function reconnect(page: number, dueAt: number): Promise<number> {
  await pages.open(1, since + missed + 1);
  const fetched = await fetchMissed(page);
  if (fetched !== missed) throw new Error(`a page fetched ${fetched} of ${missed} messages`);
  return performance.now() - dueAt;
}

/** Fetches a file again and again, as players do the segments of the stream; returns the longest time in ms at the end. */
function fetchFiles(): () => Promise<number> {
  let isStopped = false;
  const fetchAll = async () => {
    let longest = 0;
    while (!isStopped) {
      const startedAt = performance.now();
      await fetch(`${product.url}/edu/favicon.svg`).then((reply) => reply.text());
      longest = Math.max(longest, performance.now() - startedAt);
      await wait(FILE_PAUSE_MS);
    }
    return longest;
  };
  const fetched = fetchAll();
  return () => {
    isStopped = true;
    return fetched;
  };
}

/** Has all pages reconnect within a period, and closes them again; prints and returns the 99th percentile in ms. */
async function reconnectAll(name: string, periodMs: number): Promise<number> {
  const { user, system } = process.cpuUsage();
  const stopFiles = fetchFiles();
  const startedAt = performance.now();
  const all: Promise<number>[] = [];
  for (let page = 0; page < PAGES; page++) {
    const dueAt = startedAt + (page * periodMs) / PAGES;
    const pause = dueAt - performance.now();
    if (pause > 0) await wait(pause);
    all.push(reconnect(page, dueAt));
  }
  const times = await Promise.all(all);
  const seconds = (performance.now() - startedAt) / 1000;
  const longestFile = await stopFiles();
  const used = process.cpuUsage();
  const load = (used.user + used.system - user - system) / 1e6 / seconds;
  console.log(
    `${name}: p50 ${atShare(times, 0.5).toFixed(0)} ms, p99 ${atShare(times, 0.99).toFixed(0)} ms, ` +
      `longest ${Math.max(...times).toFixed(0)} ms, of a file ${longestFile.toFixed(0)} ms; CPU of the load generator ${(100 * load).toFixed(0)} %`,
  );
  await pages.close(0);
  await wait(PAUSE_MS);
  return atShare(times, 0.99);
}

const spread = await reconnectAll('spread', SPREAD_MS);
const atOnce = await reconnectAll('at once', 0);
agent.destroy();
await stop();
report('reconnect', spread, BOUND_MS, 'ms');
report('reconnect-at-once', atOnce, BOUND_MS, 'ms');
