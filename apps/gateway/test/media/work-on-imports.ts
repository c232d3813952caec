import { createModules } from '../../src/modules/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { connect } from '../../src/platform/database/connect.ts';
import { startWorkers } from '../../src/platform/jobs/start-workers.ts';
import { createContext } from '../../src/startup/create-context.ts';
import { quiet } from '../quiet.ts';

// A program that works on imports until it is killed; its arguments are the address of a database and the data folder.
const [address = '', dataDir = ''] = process.argv.slice(2);
const database = connect(JSON.parse(address), { poolSize: 4, log: quiet });
const deps = await createContext({
  config: readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir }),
  secret: 'a secret of the tests only, 32 up',
  database,
  clock: systemClock,
  log: quiet,
});
const { workers } = createModules(deps);
await startWorkers(
  deps,
  workers.filter(({ queue }) => queue.name === 'ingest'),
);
