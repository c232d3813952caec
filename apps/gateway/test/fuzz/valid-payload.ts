import type { Call } from '@osteon/contract';
import fc from 'fast-check';
import { z } from 'zod';

/** The part of a JSON schema that requests of the contract use. */
interface RequestSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly RequestSchema[];
  readonly oneOf?: readonly RequestSchema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: RequestSchema;
  readonly prefixItems?: readonly RequestSchema[];
  readonly properties?: Readonly<Record<string, RequestSchema>>;
  readonly required?: readonly string[];
}

/** Values by field that get further than any text of the right form. */
const NAMED: Readonly<Record<string, readonly unknown[]>> = {
  account: ['13611110001', '13900000002', 'fuzz@osteon.example'],
  mobile: ['13611110001', '13900000002'],
  email: ['fuzz@osteon.example'],
  id: ['v01', 'v02', 'b01', 'k01', 'c01', 'd001', 'e01', 'l01', 't001', 'joint'],
  resourceId: ['v01', 'b01', 'k01'],
  specialtyId: ['joint', 'spine', 'trauma'],
  activityId: ['l01'],
  projectId: ['annual-membership'],
  productId: ['annual-membership'],
  keyWord: ['膝关节', 'THA', 'guzhe'],
  extName: ['png'],
  sceneId: [1, 14, 43],
  roleId: [0, 6, 14],
  minutes: [5, 10, 20],
  transferDate: ['2026-11-20'],
  version: ['2026-01-01'],
  // The own id is checked elsewhere; a foreign one would end every case at the same early refusal.
  customerId: [undefined],
};

const DATES = ['2026-11-20', '2026-12-31'];

const WORDS = ['骨折', 'abc', '1234'];

/** A payload that passes the contract of a call, as a page of the portal might send it. */
export function validPayload({ name, request }: Call): fc.Arbitrary<Record<string, unknown>> {
  const schema = z.toJSONSchema(request, { unrepresentable: 'any', io: 'input' }) as RequestSchema;
  return getObject(schema).filter((payload) => {
    const { success, error } = request.safeParse(payload);
    if (!success) throw new Error(`no valid payload of ${name}`, { cause: error });
    return success;
  });
}

function getObject({ properties = {}, required = [] }: RequestSchema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, schema]) => {
    return [name, getNamed(name, schema) ?? getValue(schema)] as const;
  });
  return fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
}

/** The values of a field's name; null where it has none, or is a number while they are texts. */
function getNamed(name: string, { type }: RequestSchema): fc.Arbitrary<unknown> | null {
  const values = NAMED[name];
  const isOtherType = type === 'integer' && values?.some((value) => typeof value === 'string') === true;
  return values && !isOtherType ? fc.constantFrom(...values) : null;
}

function getValue(schema: RequestSchema): fc.Arbitrary<unknown> {
  const { minimum = 0, maximum = 1000, minItems = 0, maxItems = 3 } = schema;
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(getValue));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'integer' || schema.type === 'number') {
    return fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) });
  }
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'object') return getObject(schema);
  if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map(getValue));
  if (schema.type === 'array') {
    return fc.array(getValue(schema.items ?? {}), { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) });
  }
  if (schema.format === 'date') return fc.constantFrom(...DATES);
  const { pattern } = schema;
  if (pattern === undefined || WORDS.every((word) => new RegExp(pattern, 'u').test(word)))
    return fc.constantFrom(...WORDS);
  return fc.stringMatching(new RegExp(pattern, 'u'));
}
