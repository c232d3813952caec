import { parseSync, Visitor } from 'oxc-parser';
import type { SourceFile } from '../parse-source.ts';
import { isTest, type SourceTree } from '../source-tree.ts';

/** A call of the storage that reads or writes a file, or of a function that renders one. */
const slowCall = /\bstorage\s*\.\s*\w+\s*\.\s*(?!delete)\w+\s*\(|\brender[A-Z]\w*\s*\(/g;

/**
 * Each call of the storage or of a renderer inside `transaction(…)`: it would hold locks and a connection for as long
 * as a disk or a bucket takes. Deletion is allowed, as it must not be lost when its row is gone.
 */
export function checkSlowTransactions({ sources }: SourceTree): readonly string[] {
  return sources
    .filter(({ path, text }) => path.startsWith('apps/gateway/src/') && !isTest(path) && text.includes('transaction('))
    .flatMap(listSlowCalls);
}

function listSlowCalls({ path, text, code }: SourceFile): string[] {
  const found: string[] = [];
  new Visitor({
    CallExpression({ callee, start, end }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (callee.property.name !== 'transaction') return;
      for (const { 0: call, index } of code.slice(start, end).matchAll(slowCall)) {
        const line = code.slice(0, start + index).split('\n').length;
        found.push(`${path}:${line} calls ${call.replace(/\s|\(/g, '')} inside a transaction: call it before.`);
      }
    },
  }).visit(parseSync(path, text).program);
  return found;
}
