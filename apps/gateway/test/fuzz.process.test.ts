import { fuzzOperations } from './fuzz/fuzz-operations.ts';

// 200 cases of each operation.
await fuzzOperations({ broken: 120, hostile: 80, handled: 60 });
