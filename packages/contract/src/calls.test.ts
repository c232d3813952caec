import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { getMethod, getPath } from './call.ts';
import { calls } from './calls.ts';
import { errors } from './errors.ts';

const entries = Object.entries(calls);

/**
 * Fields without a pattern: search texts lose such characters, passwords are never printed, a file's content is
 * decoded.
 */
const EXEMPT_TEXTS: ReadonlySet<string> = new Set(['keyWord', 'passwd', 'password', 'fileContent']);

const refusesEscapes = (pattern: string) =>
  ['\u001b', '\u0007', '\u007f', '\u009b'].every((control) => !new RegExp(pattern, 'u').test(`1${control}1`));

interface TextField {
  readonly name: string;
  readonly patterns: readonly string[];
}

/** The fields of a JSON schema that take any text, by their names. */
function listTexts(schema: z.core.JSONSchema.BaseSchema, name = ''): TextField[] {
  if (schema.type === 'string' && schema.enum === undefined && schema.const === undefined) {
    const all = [schema, ...(schema.allOf ?? [])];
    return [{ name, patterns: all.flatMap(({ pattern }) => pattern ?? []) }];
  }
  const alternatives = [schema.anyOf, schema.oneOf].flatMap((list) => list ?? []);
  const items = [schema.items].flat().filter((item) => typeof item === 'object');
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, value]) => listTexts(Object(value), key)),
    ...[...alternatives, ...items].flatMap((part) => listTexts(Object(part), name)),
  ];
}

test('every entry has its own name as key', () => {
  for (const [name, entry] of entries) expect(entry.name).toBe(name);
});

test('no two calls share a method and a path', () => {
  const addresses = entries.map(([, entry]) => `${getMethod(entry.mode)} ${getPath(entry)}`);
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('the path of getActivityDetail is fixed', () => {
  expect(getPath(calls.getActivityDetail)).toBe('/gateway/live-service/meeting/activity');
});

describe.each(entries)('%s', (_name, entry) => {
  test('refuses unknown fields', () => {
    expect(entry.request.safeParse({ memberType: 3 }).error?.issues).toContainEqual(
      expect.objectContaining({ code: 'unrecognized_keys' }),
    );
  });

  test('refuses control characters in every text', () => {
    const texts = listTexts(z.toJSONSchema(entry.request, { io: 'input' }));
    const open = texts.filter(({ name, patterns }) => !patterns.some(refusesEscapes) && !EXEMPT_TEXTS.has(name));
    expect(open).toEqual([]);
  });

  test('has schemas that the OpenAPI document can show', () => {
    expect(() => z.toJSONSchema(entry.request, { io: 'input', unrepresentable: 'throw' })).not.toThrow();
    expect(() => z.toJSONSchema(entry.response, { io: 'output' })).not.toThrow();
  });
});

test('error codes are unique', () => {
  const codes = Object.values(errors).map(({ code }) => code);
  expect(new Set(codes).size).toBe(codes.length);
});

test('our own codes are HTTP status × 100 + n', () => {
  const ours = Object.values(errors).filter(({ status }) => status !== 200);
  expect(ours.map(({ code }) => Math.floor(code / 100))).toEqual(ours.map(({ status }) => status));
});
