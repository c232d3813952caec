import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { AppContext } from '../platform/app-context.ts';
import { StartupError } from '../platform/startup-error.ts';

/** One word of `npm run operator -- <word> …`: what it takes and what it prints. */
export interface Command {
  /** How it is called, without its own name: `[--account NAME] [--since WHEN]`. */
  readonly usage: string;
  /** What it does, in one line. */
  readonly summary: string;
  /**
   * Reads what was typed behind the command's name and gives the work, which prints line by line.
   * @throws {StartupError} in one line for whatever the operator must mend.
   */
  read(words: readonly string[]): (deps: AppContext) => AsyncIterable<string>;
}

/**
 * Declares a command by the shape of what it takes: `options` are texts behind `--name`, `words` what stands alone.
 * Each is checked by its schema before anything is opened.
 */
export function defineCommand<Options extends z.ZodRawShape, Words extends z.ZodType<unknown, string[]>>(parts: {
  usage: string;
  summary: string;
  options: Options;
  words: Words;
  run(
    deps: AppContext,
    given: { options: z.output<z.ZodObject<Options>>; words: z.output<Words> },
  ): AsyncIterable<string>;
}): Command {
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

/** A command that takes no words beside its options. */
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
