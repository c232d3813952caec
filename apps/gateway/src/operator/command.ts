import { parseArgs } from 'node:util';
import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import type { AppContext } from '../platform/app-context.ts';
import type { Config } from '../platform/config/config.ts';
import { StartupError } from '../platform/startup-error.ts';

/** Dependencies of a command that opens the database itself. */
export interface StandaloneParts {
  readonly config: Config;
  readonly log: FastifyBaseLogger;
}

/** A command `npm run operator -- <name> …`: its arguments and its output. */
export interface Command<Parts = AppContext> {
  /** Usage, without its own name: `[--account NAME] [--since WHEN]`. */
  readonly usage: string;
  /** Description in one line. */
  readonly summary: string;
  /**
   * Parses the arguments and returns the work, which yields its output line by line.
   * @throws {StartupError} in one line for every error that the operator must fix.
   */
  read(words: readonly string[]): (parts: Parts) => AsyncIterable<string>;
}

/**
 * Declares a command by the schemas of its arguments: `options` are the values of `--name`, `words` the positional
 * arguments. They are validated before anything is opened.
 */
export function defineCommand<
  Options extends z.ZodRawShape,
  Words extends z.ZodType<unknown, string[]>,
  Parts = AppContext,
>(parts: {
  usage: string;
  summary: string;
  options: Options;
  words: Words;
  run(parts: Parts, given: { options: z.output<z.ZodObject<Options>>; words: z.output<Words> }): AsyncIterable<string>;
}): Command<Parts> {
  const { usage, summary, words } = parts;
  const options = z.strictObject(parts.options);
  const names = Object.keys(parts.options);
  return {
    usage,
    summary,
    read(typed) {
      const { values, positionals } = split(typed, names);
      const given = { options: hold(options, values, '--'), words: hold(words, positionals, '') };
      return (deps) => parts.run(deps, given);
    },
  };
}

/** Schema of no positional arguments. */
export const noWords = z
  .array(z.string())
  .refine((words) => words.length === 0, { error: ({ input }) => `${String(input)} is not understood` });

function split(typed: readonly string[], names: readonly string[]) {
  try {
    return parseArgs({
      args: [...typed],
      options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
      allowPositionals: true,
    });
  } catch (error) {
    throw new StartupError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function hold<Schema extends z.ZodType>(schema: Schema, given: unknown, mark: string): z.output<Schema> {
  const { data, error } = schema.safeParse(given);
  if (!error) return data;
  const problems = error.issues.map(({ path, message }) => `${mark}${path.join('.')} ${message}`.trim());
  throw new StartupError(problems.join('; '), { cause: error });
}
