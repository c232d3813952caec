import { fuzzOperations } from './fuzz/fuzz-operations.ts';

// A twentieth of the cases of fuzz.process.test.ts, as all of them take minutes of a processor.
await fuzzOperations({ broken: 6, hostile: 4, handled: 2 });
