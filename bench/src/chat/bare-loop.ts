import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Packet } from './delivery.ts';

/** The bare loop of `ws` in a process of its own. */
export interface BareLoop {
  readonly url: string;
  /** Sends packets with the pauses that they had; returns the CPU seconds that it took. */
  play(packets: readonly Packet[]): Promise<number>;
  stop(): void;
}

/** Starts the loop, which is the baseline of a room. */
export async function startBareLoop(): Promise<BareLoop> {
  const bare = fork(new URL('../baselines/bare-sockets.ts', import.meta.url), { serialization: 'advanced' });
  const [url] = (await once(bare, 'message')) as [string];
  return {
    url,
    async play(packets) {
      const from = packets[0]?.at ?? 0;
      bare.send(packets.map(({ at, bytes }) => ({ afterMs: at - from, bytes })));
      const [seconds] = (await once(bare, 'message')) as [number];
      return seconds;
    },
    stop: () => void bare.kill(),
  };
}
