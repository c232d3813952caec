import { join } from 'node:path';
import { sizeTable } from './size-table.ts';
import { readSourceTree } from './source-tree.ts';

console.log(sizeTable(await readSourceTree(join(import.meta.dirname, '..', '..'))));
