import { hostname } from 'node:os';
import { pid } from 'node:process';
import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { createAddressFinder } from '../http/client-address.ts';
import type { MediaReply } from '../media-http/reply-batch.ts';

/** Token of a signed link, after its expiry and a point. */
const SIGNATURE = /\.[\w-]{40,}/;

/** Logs the replies of the HTTP server for media. */
export interface MediaLog {
  write(replies: readonly MediaReply[]): void;
}

/**
 * Creates the log of media replies, in the form of the other requests' lines. A line by the logger for each segment
 * would cost a quarter of sending it, so that the lines of a batch are composed here and written at once.
 */
export function createMediaLog(log: FastifyBaseLogger, { trustProxy }: Pick<Config, 'trustProxy'>): MediaLog {
  const findAddress = createAddressFinder(trustProxy);
  const destination = getDestination(log);
  const { info } = pino.levels.values;
  const isEnabled = (pino.levels.values[log.level] ?? Number.POSITIVE_INFINITY) <= Number(info);
  const source = JSON.stringify({ pid, hostname: hostname() }).slice(1, -1);
  const composeLine = ({ request, path, status, startedAt, endedAt, complete }: MediaReply) => {
    const address = JSON.stringify(path.replace(SIGNATURE, '.[signature]'));
    const req = `{"method":"${request.method}","path":${address},"ip":"${findAddress(request)}"}`;
    const outcome = `"ms":${Math.round(endedAt - startedAt)},"msg":"${complete ? 'answered' : 'broken off'}"`;
    const time = Math.round(performance.timeOrigin + endedAt);
    return `{"level":${info},"time":${time},${source},"req":${req},"res":{"status":${status}},${outcome}}\n`;
  };
  return {
    write(replies) {
      if (isEnabled) destination.write(replies.map(composeLine).join(''));
    },
  };
}

/** The destination to which a log is written. */
function getDestination(log: object): DestinationStream {
  const stream: unknown = Reflect.get(log, pino.symbols.streamSym);
  if (!isDestination(stream)) throw new TypeError('This log has no destination.');
  return stream;
}

function isDestination(stream: unknown): stream is DestinationStream {
  return typeof stream === 'object' && stream !== null && 'write' in stream;
}
