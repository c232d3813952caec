import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import type { Config } from '../config/config.ts';
import { writeOutControls } from './control-characters.ts';

/**
 * The gateway's log: JSON lines without private data (rules/security-data#log-privacy). A request is logged by method
 * and path; its query, body, cookies and headers are left out, as are the values of a failed statement.
 */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  return pino(
    {
      level: logLevel,
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, path: getPath(request.url), ip: request.ip }),
        res: (reply: FastifyReply) => ({ status: reply.statusCode }),
        err: getError,
      },
      hooks: { streamWrite: finishLine, logMethod: logErrorsShort },
    },
    destination,
  );
}

/**
 * Links of media carry their signature in the path. Without the lookbehind each shorter word is read again and again.
 */
const SIGNATURE = /(?<![\w-])[\w-]{40,}/g;

function getPath(url: string): string {
  return (url.split('?', 1)[0] ?? '').replace(SIGNATURE, '[signature]');
}

/** pino repeats an error's message as the line's own, past the serialiser. */
function logErrorsShort(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const entry: unknown = args[0];
  const error: unknown = typeof entry === 'object' && entry !== null && 'err' in entry ? entry.err : entry;
  if (error instanceof DrizzleQueryError && args.length === 1)
    return method.call(this, { err: error }, 'a statement failed');
  return method.apply(this, args);
}

/** Drizzle repeats the values of a failed statement in its message, PostgreSQL those of a row in its detail. */
function getError(error: unknown): object {
  if (error instanceof DrizzleQueryError) return { ...describe(error.cause), statement: error.query };
  return describe(error);
}

function describe(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code: unknown = Reflect.get(error, 'code');
  const cause = error.cause === undefined ? undefined : getError(error.cause);
  return { type: error.name, message: error.message, code, stack: error.stack, cause };
}

/** Fields whose value is redacted at any depth. */
const SECRETS =
  /"(cookie|set-cookie|authorization|token|apiToken|secret|passwd|password|validCode|account)":"(?:[^"\\]|\\.)*"/gi;
const MOBILE = /(?<![\d.])1[3-9]\d{9}(?!\d)/g;
const EMAIL = /[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g;

/**
 * Redacts the finished line, which is cheaper than walking the entry and covers every depth, and makes control
 * characters inert.
 */
function finishLine(line: string): string {
  return writeOutControls(redact(line));
}

function redact(line: string): string {
  const struck = line.replace(SECRETS, '"$1":"[secret]"').replace(MOBILE, '[mobile]');
  // Most lines have none, and the expression would try each of their words.
  return struck.includes('@') ? struck.replace(EMAIL, '[email]') : struck;
}
