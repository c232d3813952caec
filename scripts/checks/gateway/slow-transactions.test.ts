import { expect, test } from 'vitest';
import { buildSourceTree } from '../source-tree.ts';
import { checkSlowTransactions } from './slow-transactions.ts';

const breachesOf = (text: string) =>
  checkSlowTransactions(buildSourceTree({ 'apps/gateway/src/modules/credit/x-service.ts': text }));

test('a write of the storage or a rendering inside a transaction is a breach', () => {
  expect(breachesOf('db.transaction(async (tx) => {\n  await storage.files.put(key, bytes);\n});')).toEqual([
    'apps/gateway/src/modules/credit/x-service.ts:2 calls storage.files.put inside a transaction: call it before.',
  ]);
  expect(breachesOf('await db.transaction((tx) => issue(tx, renderTranscript(row)));')).toHaveLength(1);
});

test('a call before the transaction, a deletion inside, and what a comment says are none', () => {
  expect(breachesOf('await storage.files.put(key, bytes);\nawait db.transaction((tx) => issue(tx));')).toEqual([]);
  expect(breachesOf('db.transaction((tx) => storage.files.delete(key));')).toEqual([]);
  expect(breachesOf('db.transaction((tx) => issue(tx) /* storage.files.put(key) */);')).toEqual([]);
});
