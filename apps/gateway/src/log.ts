import { DrizzleQueryError } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type DestinationStream, type LogFn, type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/**
 * The gateway's log: JSON lines, free of what only the user should know (security 40). A request is told by method and
 * path; its query, body, cookies and headers are left out, as is what a failed statement carried.
 */
export function createLog({ logLevel }: Pick<Config, 'logLevel'>, destination?: DestinationStream): Logger {
  return pino(
    {
      level: logLevel,
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
      serializers: {
        req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url), ip: request.ip }),
        res: (reply: FastifyReply) => ({ status: reply.statusCode }),
        err: errorOf,
      },
      hooks: { streamWrite: hidePersons, logMethod: tellErrorsShort },
    },
    destination,
  );
}

const secrets = ['cookie', 'authorization', 'apiToken', 'token', 'passwd', 'password', 'validCode', 'account'];

function pathOf(url: string): string {
  return url.split('?', 1)[0] ?? '';
}

/** pino repeats an error's message as the line's own, past the serialiser. */
function tellErrorsShort(this: Logger, args: Parameters<LogFn>, method: LogFn): void {
  const entry: unknown = args[0];
  const error: unknown = typeof entry === 'object' && entry !== null && 'err' in entry ? entry.err : entry;
  if (error instanceof DrizzleQueryError && args.length === 1)
    return method.call(this, { err: error }, 'a statement failed');
  return method.apply(this, args);
}

/** Drizzle repeats the values of a failed statement in its message, PostgreSQL those of a row in its detail. */
function errorOf(error: unknown): object {
  if (error instanceof DrizzleQueryError) return { ...describe(error.cause), statement: error.query };
  return describe(error);
}

function describe(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  const code: unknown = Reflect.get(error, 'code');
  const cause = error.cause === undefined ? undefined : errorOf(error.cause);
  return { type: error.name, message: error.message, code, stack: error.stack, cause };
}

/** The last net: a mobile number or an e-mail address that got into a line after all. */
function hidePersons(line: string): string {
  return line
    .replaceAll(/(?<![\d.])1[3-9]\d{9}(?!\d)/g, '[mobile]')
    .replaceAll(/[\w.%+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]');
}
