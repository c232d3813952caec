import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import { pid } from 'node:process';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyBaseLogger } from 'fastify';
import { type DestinationStream, pino } from 'pino';
import type { Config } from '../config/config.ts';
import type { MediaReply } from '../media-door/media-door.ts';

/** Token of a signed link, after its expiry and a point. */
const SIGNATURE = /\.[\w-]{40,}/;

/** Lines that are written at a time, and how long the first of them waits, in ms. */
const BATCH = 64;
const WAIT_MS = 250;

/** Logs the replies of the media door. */
export interface MediaLog {
  write(request: IncomingMessage, reply: MediaReply): void;
  /** Writes the lines that wait for their batch. */
  flush(): void;
}

/**
 * Creates the log of media replies, in the form of the other requests' lines. A line by the logger for each segment would
 * cost a quarter of sending it, so that lines are composed here and written in batches.
 */
export function createMediaLog(log: FastifyBaseLogger, { trustProxy }: Pick<Config, 'trustProxy'>): MediaLog {
  const findAddress = createAddressFinder(trustProxy);
  const batch = createBatch(getDestination(log));
  const { info } = pino.levels.values;
  const isEnabled = (pino.levels.values[log.level] ?? Number.POSITIVE_INFINITY) <= Number(info);
  const source = JSON.stringify({ pid, hostname: hostname() }).slice(1, -1);
  return {
    write(request, { path, status, seconds, complete }) {
      if (!isEnabled) return;
      const address = JSON.stringify(path.replace(SIGNATURE, '.[signature]'));
      const req = `{"method":"${request.method}","path":${address},"ip":"${findAddress(request)}"}`;
      const outcome = `"ms":${Math.round(seconds * 1000)},"msg":"${complete ? 'answered' : 'broken off'}"`;
      batch.write(
        `{"level":${info},"time":${Date.now()},${source},"req":${req},"res":{"status":${status}},${outcome}}\n`,
      );
    },
    flush: () => batch.flush(),
  };
}

/** Where a log is written to. */
function getDestination(log: object): DestinationStream {
  const stream: unknown = Reflect.get(log, pino.symbols.streamSym);
  if (!isDestination(stream)) throw new TypeError('This log has no destination.');
  return stream;
}

function isDestination(stream: unknown): stream is DestinationStream {
  return typeof stream === 'object' && stream !== null && 'write' in stream;
}

function createBatch(destination: DestinationStream): DestinationStream & { flush(): void } {
  let lines = '';
  let count = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (count > 0) destination.write(lines);
    lines = '';
    count = 0;
  };
  return {
    flush,
    write(line) {
      lines += line;
      count++;
      if (count >= BATCH) flush();
      else timer ??= setTimeout(flush, WAIT_MS).unref();
    },
  };
}

/** The client's address behind trusted proxies, as Fastify finds it for the other requests. */
function createAddressFinder(trust: Config['trustProxy']): (request: IncomingMessage) => string | undefined {
  if (trust === false) return ({ socket }) => socket.remoteAddress;
  const isTrusted = typeof trust === 'function' ? trust : proxyAddress.compile(trust);
  return (request) => proxyAddress(request, isTrusted);
}
