import { createModules } from '../modules/index.ts';
import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { openSecret } from '../platform/crypto/secret.ts';
import { openShared } from '../platform/database/open-shared.ts';
import { toPrintable } from '../platform/log/control-characters.ts';
import { describeFailure } from '../platform/log/describe-failure.ts';
import { createLog } from '../platform/log/log.ts';
import { StartupError } from '../platform/startup-error.ts';
import { createContext } from '../startup/create-context.ts';
import type { Command, StandaloneParts } from './command.ts';
import { commands, describeCommands, type OperatorContext, standaloneCommands } from './commands.ts';

/** The console to which a command prints its lines and its error. */
type Output = Pick<Console, 'log' | 'error'>;

/**
 * Runs the command that `words` name with the settings of `env`, and prints its lines, or its failure.
 * @returns the exit code
 */
export async function runOperator(words: readonly string[], env: NodeJS.ProcessEnv, output: Output): Promise<number> {
  try {
    await runNamed(words, env, output);
    return 0;
  } catch (error) {
    output.error(describeFailure(error));
    return 1;
  }
}

async function runNamed([word = 'help', ...words]: readonly string[], env: NodeJS.ProcessEnv, output: Output) {
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
  const standalone = Object.hasOwn(standaloneCommands, word) ? standaloneCommands[word] : undefined;
  if (command) {
    const work = command.read(words);
    await runCommand(readParts(env), work, output);
  } else if (standalone) {
    const work = standalone.read(words);
    await print(work(readParts(env)), output);
  } else if (word === 'help') output.log(describeCommands());
  else throw new StartupError(`There is no command ${word}; npm run operator -- help lists them.`);
}

/** Runs one command on the portal's database and prints its output. */
async function runCommand(
  { config, log }: StandaloneParts,
  work: ReturnType<Command<OperatorContext>['read']>,
  output: Output,
) {
  const database = await openShared({ ...config, log });
  try {
    const deps = await createContext({ config, secret: await openSecret(config), database, clock: systemClock, log });
    // Nothing of the modules starts: the server subscribes and listens, and workers are started apart.
    const { operatorServices: services } = createModules(deps);
    await print(work({ ...deps, services }), output);
  } finally {
    await database.close();
  }
}

async function print(lines: AsyncIterable<string>, output: Output): Promise<void> {
  for await (const line of lines) output.log(toPrintable(line));
}

function readParts(env: NodeJS.ProcessEnv): StandaloneParts {
  const config = readConfig(env);
  return { config, log: createLog(config) };
}
