import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterAll, expect, test, vi } from 'vitest';
import { createFakeClock } from '../../../../test/fake-clock.ts';
import { makePackets, sendPackets } from '../../../../test/media/encoder-packets.ts';
import { openLiveRoom, STREAM_PATIENCE } from '../../../../test/media/live-room.ts';
import { writeProgram } from '../../../../test/media/write-program.ts';
import { createMediaTools } from '../../ingest/tools/media-tools.ts';
import { createEncoderService } from '../encoder-service.ts';
import type { Publication } from '../encoder-socket.ts';
import { PacketKind } from './packet-buffer.ts';

const MB = 1024 * 1024;

const clock = createFakeClock();
const room = await openLiveRoom({ clock });
const { deps } = room.gateway;
afterAll(() => room.gateway.close());

/** Opens an event to everybody; returns the key of its channel. */
async function announce(): Promise<string> {
  await room.announce('l13');
  return room.renewKey('l13-1');
}

/** The runs of running ffmpeg processes. */
const listWork = () => readdir(join(deps.config.dataDir, 'live'));

/** Sends frames with one and the same timestamp until `isEnough`; returns their bytes. */
async function sendStill(publication: Publication, isEnough: () => boolean): Promise<number> {
  const packets = await makePackets({ seconds: 1, height: 720, rate: 1 });
  const keyFrame = packets.find(({ flags }) => flags === PacketKind.keyFrame);
  if (!keyFrame) throw new Error('the film has no key frame');
  sendPackets(publication, packets, { clock });
  await vi.waitFor(async () => expect(await listWork()).not.toEqual([]), STREAM_PATIENCE);
  let bytes = 0;
  for (; !isEnough() && bytes < 200 * MB; bytes += keyFrame.size) {
    publication.onPacket({ ...keyFrame, dts: 0 });
    await nextTurn();
  }
  return bytes;
}

/** A program that reads nothing until `release`. */
async function openSlowEncoders() {
  const ffmpegPath = await writeProgram('while [ ! -e ready ]; do sleep 0.1; done; exec cat >/dev/null');
  const slow = createEncoderService(deps, { findTool: createMediaTools({ ffmpegPath }), onSegments: async () => {} });
  const release = async () => {
    for (const work of await listWork()) await writeFile(join(deps.config.dataDir, 'live', work, 'ready'), '');
  };
  return { slow, release };
}

test('an encoder whose timestamps do not advance is disconnected when 64 MB wait, and the memory is freed', async () => {
  const { slow, release } = await openSlowEncoders();
  const disconnect = vi.fn<() => void>();
  const publication = await slow.admit(await announce(), { disconnect, pause: () => {}, resume: () => {} });
  const before = process.memoryUsage().rss;
  const bytes = await sendStill(publication, () => disconnect.mock.calls.length > 0);
  const grown = process.memoryUsage().rss - before;
  console.log(`${Math.round(bytes / MB)} MB were sent, the memory grew by ${Math.round(grown / MB)} MB`);
  expect(bytes / MB).toBeGreaterThan(60);
  expect(bytes / MB).toBeLessThan(70);
  expect(grown / MB).toBeLessThan(200);
  await release();
  publication.onEnd();
  await slow.closeAll();
});

test('no packets of an encoder are read while the input of ffmpeg is full', async () => {
  const { slow, release } = await openSlowEncoders();
  const [disconnect, pause, resume] = [vi.fn<() => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  const publication = await slow.admit(await announce(), { disconnect, pause, resume });
  const bytes = await sendStill(publication, () => pause.mock.calls.length > 0);
  expect(bytes / MB).toBeLessThan(40);
  expect([resume, disconnect].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  await release();
  await vi.waitFor(() => expect(resume).toHaveBeenCalledOnce(), STREAM_PATIENCE);
  expect(disconnect).not.toHaveBeenCalled();
  publication.onEnd();
  await slow.closeAll();
});
