import type { Readable } from 'node:stream';
import { calls } from '@osteon/contract';
import { z } from 'zod';
import { HEAD_BYTES } from './message-head.ts';

const { problem, stack } = calls.getCaseSeries.response.shape.list.element.shape;

/** A report of the process that decodes, with the bytes of a slice or picture. */
const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('count'), count: z.number().int() }),
  z.object({ kind: z.literal('slice'), index: z.number().int() }),
  z.object({ kind: z.literal('picture'), width: z.number().int(), height: z.number().int() }),
  z.object({ kind: z.literal('done'), shape: stack.unwrap().omit({ stackId: true, url: true }) }),
  z.object({ kind: z.literal('refused'), problem: problem.unwrap() }),
]);

export type Message = z.output<typeof message>;

/** Longest message with its bytes: a slice of the greatest size. */
const MOST_BYTES = 40 * 2 ** 20;

/** Reads messages until the stream ends; one that was broken off is left out. */
export async function* readMessages(stream: Readable): AsyncGenerator<{ message: Message; bytes: Buffer }> {
  let [chunks, received]: [Buffer[], number] = [[], 0];
  let needed = HEAD_BYTES;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    received += chunk.length;
    while (received >= needed) {
      const joined = Buffer.concat(chunks);
      const [textLength, length] = [joined.readUInt32LE(0), joined.readUInt32LE(4)];
      needed = HEAD_BYTES + textLength + length;
      if (needed > MOST_BYTES) throw new RangeError(`a message of ${needed} bytes`);
      [chunks, received] = [[joined], joined.length];
      if (received < needed) break;
      const text = joined.toString('utf8', HEAD_BYTES, HEAD_BYTES + textLength);
      yield { message: message.parse(JSON.parse(text)), bytes: joined.subarray(HEAD_BYTES + textLength, needed) };
      const rest = joined.subarray(needed);
      [chunks, received, needed] = [[rest], rest.length, HEAD_BYTES];
    }
  }
}
