import type { PostgresType } from 'postgres';

/** Parses an element from its text. */
type ReadElement = (text: string) => unknown;

const readText: ReadElement = (text) => text;

/** Array types by the name of their elements' type: their oid in pg_type, and how the driver reads an element. */
const ARRAYS: Readonly<Record<string, readonly [oid: number, read: ReadElement]>> = {
  boolean: [1000, (text) => text === 't'],
  smallint: [1005, Number],
  integer: [1007, Number],
  oid: [1028, Number],
  real: [1021, Number],
  double: [1022, Number],
  bigint: [1016, readText],
  text: [1009, readText],
  varchar: [1015, readText],
  name: [1003, readText],
  uuid: [2951, readText],
  json: [199, (text) => JSON.parse(text)],
  jsonb: [3807, (text) => JSON.parse(text)],
};

/**
 * The array types that statements use. The driver would read all of them from the server by a statement of its own on
 * each new connection, whose failure nobody can catch: a connection that was lost meanwhile ended the process.
 */
export const arrayTypes: Readonly<Record<string, PostgresType>> = Object.fromEntries(
  Object.entries(ARRAYS).map(([name, [oid, read]]) => [
    `${name}Array`,
    { to: oid, from: [oid], serialize: writeArray, parse: (text: string) => readArray(text, read) },
  ]),
);

/** Writes an array as PostgreSQL reads it; a text is sent as it is. */
export function writeArray(values: string | readonly unknown[]): string {
  return typeof values === 'string' ? values : `{${values.map(writeElement).join(',')}}`;
}

function writeElement(value: unknown): string {
  if (Array.isArray(value)) return writeArray(value);
  if (value === null || value === undefined) return 'null';
  const isNumber = typeof value === 'number' || typeof value === 'bigint';
  const text = typeof value === 'string' || isNumber ? String(value) : JSON.stringify(value);
  return `"${text.replaceAll(/[\\"]/g, '\\$&')}"`;
}

/** A quoted element, one without quotes, or a brace; commas are passed over. */
const TOKEN = /"((?:[^"\\]|\\.)*)"|([^{},"]+)|([{}])/gs;

/** Reads an array of any depth; a bound of its own, as `[0:1]={…}`, is not expected. */
export function readArray(text: string, read: ReadElement): unknown[] {
  const open: unknown[][] = [[]];
  for (const [, quoted, plain, brace] of text.matchAll(TOKEN)) {
    const inner = open.at(-1);
    if (brace === '{') open.push([]);
    else if (brace === '}') open.at(-2)?.push(open.pop());
    else if (quoted !== undefined) inner?.push(read(quoted.replaceAll(/\\(.)/gs, '$1')));
    else if (plain !== undefined) inner?.push(plain === 'NULL' ? null : read(plain));
  }
  const [array] = open[0] ?? [];
  return Array.isArray(array) ? array : [];
}
