import { createModules } from '../../src/modules/index.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { readConfig } from '../../src/platform/config/config.ts';
import { connect } from '../../src/platform/database/connect.ts';
import { startWorkers } from '../../src/platform/jobs/start-workers.ts';
import { createContext } from '../../src/startup/create-context.ts';
import { quiet } from '../quiet.ts';
import { TEST_SECRET } from '../test-secret.ts';
import { createEffectWorker } from './count-effects.ts';

const database = connect(JSON.parse(process.argv[2] ?? ''), { poolSize: 4, log: quiet });
const config = readConfig(process.env);
const deps = await createContext({ config, secret: TEST_SECRET, database, clock: systemClock, log: quiet });
await startWorkers(deps, [...createModules(deps).workers, createEffectWorker(deps)]);
console.log('working');
