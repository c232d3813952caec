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

/** Dependencies of a command that uses services of modules; `modules/index.ts` composes them. */
export type WithServices<Services> = AppContext & { readonly services: Services };

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

/** Arguments and work of a verb, or of a command without verbs. */
interface Action<Options extends z.ZodRawShape, Words extends z.ZodType<unknown, (string | undefined)[]>, Parts> {
  /** Usage of its words and options, without its name: `NUMBER --by NAME`. */
  readonly usage: string;
  /** Schemas of the values of `--name`. */
  readonly options: Options;
  /** Schema of the positional arguments. */
  readonly words: Words;
  run(parts: Parts, given: { options: z.output<z.ZodObject<Options>>; words: z.output<Words> }): AsyncIterable<string>;
}

/** Arguments as they were typed. */
interface Typed {
  readonly values: Readonly<Record<string, unknown>>;
  readonly words: readonly string[];
}

/** One verb of a command, made by `defineVerb`. */
interface Verb<Parts = AppContext> {
  readonly usage: string;
  /** Names of its options. */
  readonly optionNames: readonly string[];
  /** Validates the arguments; `misuse` has the texts for words whose schema has none. */
  read(typed: Typed, misuse?: z.core.$ZodErrorMap): (parts: Parts) => AsyncIterable<string>;
}

/** A command whose first word is a verb. */
interface VerbCommand<Parts> {
  /** Its own name, if its whole usage answers words that it does not understand; else the names of its verbs do. */
  readonly name?: string;
  readonly summary: string;
  readonly verbs: Readonly<Record<string, Verb<Parts>>>;
  /** The verb of a command line without words. */
  readonly defaultVerb?: string;
}

/** Declares a verb by the schemas of its words and options, which are validated before anything is opened. */
export function defineVerb<
  Options extends z.ZodRawShape,
  Words extends z.ZodType<unknown, (string | undefined)[]>,
  Parts = AppContext,
>(verb: Action<Options, Words, Parts>): Verb<Parts> {
  const options = z.object(verb.options);
  return {
    usage: verb.usage,
    optionNames: Object.keys(verb.options),
    read(typed, misuse) {
      const words = parseWords(verb.words, typed.words, misuse);
      const given = { words, options: parseOptions(options, typed.values) };
      return (parts) => verb.run(parts, given);
    },
  };
}

/**
 * Declares a command: by its verbs, which may be declared in several files, or by the arguments of its only action. The
 * options of all verbs may be typed with each; those of others are ignored.
 */
export function defineCommand<Parts = AppContext>(command: VerbCommand<Parts>): Command<Parts>;
export function defineCommand<
  Options extends z.ZodRawShape,
  Words extends z.ZodType<unknown, (string | undefined)[]>,
  Parts = AppContext,
>(command: { readonly summary: string } & Action<Options, Words, Parts>): Command<Parts>;
export function defineCommand(
  command:
    | VerbCommand<never>
    | ({ readonly summary: string } & Action<z.ZodRawShape, z.ZodType<unknown, (string | undefined)[]>, never>),
): Command<never> {
  if ('verbs' in command) return joinVerbs(command);
  const verb = defineVerb(command);
  return {
    usage: verb.usage,
    summary: command.summary,
    read: (typed) => verb.read(split(typed, verb.optionNames)),
  };
}

function joinVerbs({ name, summary, verbs, defaultVerb = '' }: VerbCommand<never>): Command<never> {
  const usage = Object.entries(verbs)
    .map(([word, verb]) => `${word} ${verb.usage}`.trimEnd())
    .join(' | ');
  const optionNames = Object.values(verbs).flatMap((verb) => verb.optionNames);
  const describeMisuse = (isShort: boolean) => (isShort ? `needs one of: ${usage}` : `${name} takes one of: ${usage}.`);
  return {
    usage,
    summary,
    read(typed) {
      const { values, words } = split(typed, optionNames);
      const [word = defaultVerb, ...rest] = words;
      const verb = Object.hasOwn(verbs, word) ? verbs[word] : undefined;
      if (name === undefined) {
        if (!verb) throw new StartupError(`verb must be one of ${Object.keys(verbs).join(', ')}`);
        return verb.read({ values, words: rest });
      }
      if (!verb) throw new StartupError(describeMisuse(words.length === 0));
      return verb.read({ values, words: rest }, ({ code }) => describeMisuse(code === 'too_small'));
    },
  };
}

/** Schema of no positional arguments. */
export const noWords = z
  .array(z.string())
  .refine((words) => words.length === 0, { error: ({ input }) => `${String(input)} is not understood` });

/** Schema of one positional argument; `missing` and `more` are printed where there are none or several. */
export const oneWord = ({ missing, more }: { readonly missing: string; readonly more: string }) =>
  z
    .array(z.string())
    .min(1, { error: missing })
    .max(1, { error: more })
    .transform(([word = '']) => word);

function split(typed: readonly string[], optionNames: readonly string[]): Typed {
  try {
    const { values, positionals } = parseArgs({
      args: [...typed],
      options: Object.fromEntries(optionNames.map((name) => [name, { type: 'string' as const }])),
      allowPositionals: true,
    });
    return { values, words: positionals };
  } catch (error) {
    throw new StartupError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function parseWords<Schema extends z.ZodType>(
  schema: Schema,
  words: readonly string[],
  misuse: z.core.$ZodErrorMap | undefined,
): z.output<Schema> {
  const { data, error } = schema.safeParse(words, misuse && { error: misuse });
  if (!error) return data;
  throw new StartupError(error.issues.map(({ message }) => message).join('; '), { cause: error });
}

/** @throws {StartupError} with every value that is invalid, else with the first option that is missing */
function parseOptions<Schema extends z.ZodType>(schema: Schema, values: Typed['values']): z.output<Schema> {
  const { data, error } = schema.safeParse(values);
  if (!error) return data;
  const invalid = error.issues.filter(({ path: [name = ''] }) => Object.hasOwn(values, name));
  const reported = invalid.length > 0 ? invalid : error.issues.slice(0, 1);
  throw new StartupError(reported.map(({ path, message }) => `--${path.join('.')} ${message}`).join('; '), {
    cause: error,
  });
}
