import { loadSettingsFile } from '../platform/config/settings-file.ts';
import { runOperator } from './run-operator.ts';

// A closed pipe, as by `head`, is no error.
process.stdout.on('error', () => process.exit(0));

loadSettingsFile();
process.exitCode = await runOperator(process.argv.slice(2), process.env, console);
