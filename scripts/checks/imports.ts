import { readFile } from 'node:fs/promises';
import { parse } from 'oxc-parser';

/** One import of a file. */
export interface Import {
  readonly specifier: string;
  readonly line: number;
  /** Whether nothing of it is left at run time. */
  readonly typesOnly: boolean;
}

/** The imports of a file, types and `import()` of a literal included. */
export async function importsOf(path: string): Promise<Import[]> {
  const text = await readFile(path, 'utf8');
  const { module } = await parse(path, text);
  const named = module.staticImports.map(({ moduleRequest: { value, start }, entries }) => ({
    specifier: value,
    start,
    typesOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, start: moduleRequest.start, typesOnly: isType }] : [],
    ),
  );
  const dynamic = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^(['"`])([^$]*)\1$/.exec(text.slice(start, end))?.[2];
    return literal === undefined ? [] : [{ specifier: literal, start, typesOnly: false }];
  });
  return [...named, ...passedOn, ...dynamic].map(({ start, ...found }) => ({
    ...found,
    line: text.slice(0, start).split('\n').length,
  }));
}
