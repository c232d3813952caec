import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { loadSettingsFile } from '../platform/config/settings-file.ts';
import { openSecret } from '../platform/crypto/secret.ts';
import { openShared } from '../platform/database/open-shared.ts';
import { createLog } from '../platform/log/log.ts';
import { StartupError } from '../platform/startup-error.ts';
import { createContext } from '../startup/create-context.ts';
import type { Command, StandaloneParts } from './command.ts';
import { commands, describeCommands, standaloneCommands } from './commands.ts';
import { toPrintable } from './printable.ts';

/** Runs one command on the portal's database and prints its output. */
async function runCommand({ config, log }: StandaloneParts, work: ReturnType<Command['read']>): Promise<void> {
  const database = await openShared({ ...config, log });
  try {
    const deps = await createContext({ config, secret: await openSecret(config), database, clock: systemClock, log });
    await print(work(deps));
  } finally {
    await database.close();
  }
}

async function print(lines: AsyncIterable<string>): Promise<void> {
  for await (const line of lines) console.log(toPrintable(line));
}

function readParts(): StandaloneParts {
  const config = readConfig(process.env);
  return { config, log: createLog(config) };
}

// A closed pipe, as by `head`, is no error.
process.stdout.on('error', () => process.exit(0));

const [word = 'help', ...words] = process.argv.slice(2);
try {
  loadSettingsFile();
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
  const standalone = Object.hasOwn(standaloneCommands, word) ? standaloneCommands[word] : undefined;
  if (command) {
    const work = command.read(words);
    await runCommand(readParts(), work);
  } else if (standalone) {
    const work = standalone.read(words);
    await print(work(readParts()));
  } else if (word === 'help') console.log(describeCommands());
  else throw new StartupError(`There is no command ${word}; npm run operator -- help lists them.`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(toPrintable(error.message));
  process.exitCode = 1;
}
