import { fuzzOperations } from './fuzz/fuzz-operations.ts';

// A tenth of the cases of fuzz.process.test.ts, as all of them take a minute of a processor.
await fuzzOperations({ broken: 12, hostile: 8, handled: 4 });
