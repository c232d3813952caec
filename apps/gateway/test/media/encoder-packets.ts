import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { AvPacket } from 'node-media-server/src/protocol/flv.js';
import Flv from 'node-media-server/src/protocol/flv.js';
import type { Publication } from '../../src/modules/stream/encoder-socket.ts';
import type { FakeClock } from '../fake-clock.ts';

const run = promisify(execFile);

/** The packets of an encoder with a test picture and a tone: a key frame each second. */
export async function makePackets({
  seconds,
  height = 180,
  rate = 15,
}: {
  seconds: number;
  height?: number;
  rate?: number;
}): Promise<readonly AvPacket[]> {
  const picture = `testsrc2=size=${(height * 16) / 9}x${height}:rate=${rate}:duration=${seconds}`;
  const { stdout } = await run(
    'ffmpeg',
    [
      ['-loglevel', 'error', '-f', 'lavfi', '-i', picture, '-f', 'lavfi', '-i', `sine=duration=${seconds}`],
      ['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-g', String(rate), '-pix_fmt', 'yuv420p'],
      ['-c:a', 'aac', '-f', 'flv', 'pipe:1'],
    ].flat(),
    { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024 },
  );
  const packets: AvPacket[] = [];
  const parser = new Flv();
  parser.onPacketCallback = (packet) =>
    packets.push({ ...packet, data: Buffer.from(packet.data.subarray(0, packet.size)) });
  const fault = parser.parserData(stdout);
  if (fault !== null) throw new Error(fault);
  return packets;
}

/** Sends packets as an encoder would whose timestamps start at `from`, while a clock runs on with them. */
export function sendPackets(
  publication: Publication,
  packets: readonly AvPacket[],
  { clock, from = 0 }: { clock: FakeClock; from?: number },
): void {
  const startedAt = clock.now();
  for (const packet of packets) {
    clock.set(startedAt + packet.dts);
    publication.onPacket({ ...packet, dts: packet.dts + from });
  }
}
