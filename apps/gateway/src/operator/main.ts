import { systemClock } from '../platform/clock.ts';
import { readConfig } from '../platform/config/config.ts';
import { loadSettingsFile } from '../platform/config/settings-file.ts';
import { openSecret } from '../platform/crypto/secret.ts';
import { openShared } from '../platform/database/open-shared.ts';
import { createLog } from '../platform/log/log.ts';
import { StartupError } from '../platform/startup-error.ts';
import { createContext } from '../startup/create-context.ts';
import { type Command } from './command.ts';
import { commands, describeCommands } from './commands.ts';
import { toPrintable } from './printable.ts';

/** Runs one command on the portal's database and prints its output. */
async function runCommand(work: ReturnType<Command['read']>): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  const database = await openShared({ ...config, log });
  try {
    const deps = await createContext({ config, secret: await openSecret(config), database, clock: systemClock, log });
    for await (const line of work(deps)) console.log(toPrintable(line));
  } finally {
    await database.close();
  }
}

// A closed pipe, as by `head`, is no error.
process.stdout.on('error', () => process.exit(0));

const [word = 'help', ...words] = process.argv.slice(2);
try {
  loadSettingsFile();
  const command = Object.hasOwn(commands, word) ? commands[word] : undefined;
  if (command) await runCommand(command.read(words));
  else if (word === 'help') console.log(describeCommands());
  else throw new StartupError(`There is no command ${word}; npm run operator -- help lists them.`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  console.error(toPrintable(error.message));
  process.exitCode = 1;
}
