import { createDelivery } from '../chat/delivery.ts';
import { getMicroseconds, type Room, type Round, readLastPosition, writeInRoom } from '../chat/room.ts';
import { logInWriters } from '../chat/send-messages.ts';
import { EVENT, ROOM_SETTINGS } from '../chat/start-room.ts';
import { viewEvent } from '../chat/viewers.ts';
import { median, report } from '../load/figures.ts';
import { getDatabaseOptions, openDatabase } from '../login/accounts.ts';
import { scratchFolder, startProduct } from '../product.ts';

/** Viewers at each gateway. */
const VIEWERS = 2500;

const ROUNDS = 3;
const SECONDS = 10;
const WARM_UP_SECONDS = 5;

const folders = [await scratchFolder(), await scratchFolder()] as const;
const dataDir = folders[0].path;
const first = await startProduct(dataDir, ROOM_SETTINGS);
const { host, database, username, password } = await getDatabaseOptions(dataDir);
// A URL cannot name a folder as its host.
const address = { PGHOST: host, PGUSER: username, PGPASSWORD: password, DATABASE_URL: `postgres:///${database}` };
const second = await startProduct(folders[1].path, { ...ROOM_SETTINGS, ...address, MIGRATE: 'off', WORKERS: 'off' });
const sql = await openDatabase(dataDir);
const sentAt = new Map<string, number>();
const writers = await logInWriters({ url: first.url, sql, eventId: EVENT }, sentAt);
const delivery = createDelivery(sentAt);

const room: Room = { urls: [first.url], dataDir, sql, eventId: EVENT, writers, delivery };
const rooms = { one: room, two: { ...room, urls: [first.url, second.url] } };
const atFirst = viewEvent(first.url, EVENT, delivery);
const atSecond = viewEvent(second.url, EVENT, delivery);
const rounds = { one: [] as Round[], two: [] as Round[] };

/** A round with one gateway or with both, whose viewers are opened for it. */
async function measure(name: 'one' | 'two', seconds: number): Promise<Round> {
  if (name === 'two') await atSecond.open(VIEWERS, (await readLastPosition(room)) + 1);
  const round = await writeInRoom(`${name} gateway${name === 'two' ? 's' : ''}`, rooms[name], seconds);
  if (name === 'two') await atSecond.close(0);
  return round;
}

await atFirst.open(VIEWERS, (await readLastPosition(room)) + 1);
for (const name of ['one', 'two'] as const) await measure(name, WARM_UP_SECONDS);
for (let round = 0; round < ROUNDS; round++) {
  for (const name of ['one', 'two'] as const) rounds[name].push(await measure(name, SECONDS));
}
await atFirst.close(0);
await sql.end();
await second.stop();
await first.stop();
await Promise.all(folders.map((folder) => folder.drop()));
report(
  'chat-gateways',
  median(rounds.two.map(getMicroseconds)),
  median(rounds.one.map(getMicroseconds)),
  `µs of CPU a packet, of two gateways with ${VIEWERS} viewers each by one`,
);
