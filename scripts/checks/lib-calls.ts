import { callNames } from './call-names.ts';
import { isTest, type SourceTree } from './source-tree.ts';

/**
 * Each place where `lib` of the portal names a call of the contract; what needs the name belongs to an entity or a
 * feature. Types of a response (`ResponseOf<'checkSession'>`) may.
 */
export function checkLibCalls(tree: SourceTree): readonly string[] {
  const calls = new Set(callNames(tree));
  return tree.sources
    .filter(({ path }) => path.startsWith('apps/web/src/lib/') && !isTest(path))
    .flatMap(({ path, code }) =>
      code.split('\n').flatMap((line, index) =>
        [...line.matchAll(/(?<!<)(['"`])(\w+)\1/g)]
          .map((match) => match[2] ?? '')
          .filter((word) => calls.has(word))
          .map((word) => `${path}:${index + 1} names the call ${word}: lib names no call.`),
      ),
    );
}
