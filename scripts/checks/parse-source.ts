import { parseSync } from 'oxc-parser';

/**
 * One import of a source file: static, `export … from`, `import()` of a literal or `new URL('./x.ts',
 * import.meta.url)`.
 */
interface Import {
  readonly specifier: string;
  readonly line: number;
  /** True if nothing of it is left at run time. */
  readonly typesOnly: boolean;
}

/** A parsed source file. */
export interface SourceFile {
  /** From the project's root, with slashes. */
  readonly path: string;
  readonly text: string;
  readonly imports: readonly Import[];
  /** Names of the exported values; types and what is re-exported are left out. */
  readonly exportedValues: readonly string[];
  readonly comments: readonly Comment[];
  /** The text with comments blanked out; its line breaks stay. */
  readonly code: string;
}

/** A comment without its marks; each line comment is one of its own. */
export interface Comment {
  readonly line: number;
  readonly text: string;
}

/** Parses a TypeScript or JavaScript file. */
export function parseSource(path: string, text: string): SourceFile {
  const { module, comments } = parseSync(path, text);
  const lineAt = lineCounter(text);
  const code = blank(text, comments);
  const staticImports = module.staticImports.map(({ moduleRequest: { value, start }, entries }) => ({
    specifier: value,
    line: lineAt(start),
    typesOnly: entries.length > 0 && entries.every(({ isType }) => isType),
  }));
  const reExports = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? [{ specifier: moduleRequest.value, line: lineAt(moduleRequest.start), typesOnly: isType }] : [],
    ),
  );
  const dynamicImports = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^(['"`])([^$]*)\1$/.exec(text.slice(start, end))?.[2];
    return literal === undefined ? [] : [{ specifier: literal, line: lineAt(start), typesOnly: false }];
  });
  const urls = [...code.matchAll(/new URL\(\s*'(\.[^']+\.tsx?)',\s*import\.meta\.url/g)].map((match) => ({
    specifier: match[1] ?? '',
    line: lineAt(match.index),
    typesOnly: false,
  }));
  return {
    path,
    text,
    imports: [...staticImports, ...reExports, ...dynamicImports, ...urls],
    exportedValues: module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName, isType, moduleRequest }) =>
        isType || moduleRequest ? [] : [exportName.name ?? 'default'],
      ),
    ),
    comments: comments.map(({ value, start }) => ({ line: lineAt(start), text: value.replace(/^[ \t]*\*+/gm, '') })),
    code,
  };
}

function blank(text: string, ranges: readonly { start: number; end: number }[]): string {
  let result = '';
  let position = 0;
  for (const { start, end } of ranges) {
    result += text.slice(position, start) + text.slice(start, end).replace(/[^\n]/g, ' ');
    position = end;
  }
  return result + text.slice(position);
}

/** Returns a function that maps an offset to its line, counted from 1. */
function lineCounter(text: string): (offset: number) => number {
  const breaks: number[] = [];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) breaks.push(at);
  return (offset) => {
    const line = breaks.findIndex((at) => at >= offset);
    return (line < 0 ? breaks.length : line) + 1;
  };
}
