import { fuzzOperations } from './fuzz/fuzz-operations.ts';

// A fifth of the cases of fuzz.process.test.ts, as all of them take a minute of a processor.
await fuzzOperations({ broken: 24, hostile: 16, handled: 8 });
