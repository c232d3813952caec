import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { hostileNumber, hostileText, hostileValue } from './hostile.ts';
import type { FieldSchema, Operation } from './operations.ts';

const json = { 'content-type': 'application/json' };
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

type Payload = Readonly<Record<string, unknown>>;

/** A payload of the right types, with hostile texts and numbers wherever the schema permits them. */
function plausible({ fields, required }: Operation): fc.Arbitrary<Payload> {
  const arbitraries = Object.entries(fields).map(([name, schema]) => [name, getValue(schema)] as const);
  // The own id is checked elsewhere; a foreign one would end every case at the same early refusal.
  const offered = arbitraries.filter(([name]) => name !== 'customerId');
  return fc.record(Object.fromEntries(offered), { requiredKeys: [...required] });
}

function getValue(schema: FieldSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === 'integer' || schema.type === 'number') {
    const { minimum = -1e6, maximum = 1e6 } = schema;
    return fc.oneof(hostileNumber, fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }));
  }
  const fitting = hostileText.map((text) => text.slice(0, schema.maxLength));
  return schema.pattern ? fc.oneof(fitting, fc.stringMatching(new RegExp(schema.pattern)), knownId) : fitting;
}

/** Ids of the sample library and of the contract's own words, so that some cases get past 'not found'. */
const knownId = fc.constantFrom(
  'v01',
  'v02',
  'b01',
  'k01',
  'c01',
  'd001',
  'e01',
  'l01',
  't001',
  'joint',
  'annual-membership',
);

/** A request that certainly breaks the contract, whatever else is in it. */
export function brokenRequest(operation: Operation): fc.Arbitrary<InjectOptions> {
  const body = operation.method === 'GET' ? [] : brokenBodies(operation);
  return fc.oneof(
    unknownField(operation),
    wrongType(operation),
    brokenEscape(operation),
    wrongMethod(operation),
    ...body,
  );
}

function unknownField(operation: Operation): fc.Arbitrary<InjectOptions> {
  const name = fc.oneof(
    fc.constantFrom('roleId', 'memberType', 'amount', 'isAdmin', 'id[]', '$where', 'queryJson'),
    fc.string({ minLength: 1, maxLength: 20 }),
  );
  const unknown = name.filter((field) => !(field in operation.fields) && field !== '__proto__');
  return fc
    .tuple(plausible(operation), unknown, hostileValue)
    .map(([payload, field, value]) => carry(operation, { ...payload, [field]: value }));
}

/** A list where one value belongs: of the shared fields, one is in every operation. */
function wrongType(operation: Operation): fc.Arbitrary<InjectOptions> {
  return fc
    .tuple(
      plausible(operation),
      fc.constantFrom(...Object.keys(operation.fields)),
      fc.array(hostileText, { minLength: 2, maxLength: 3 }),
    )
    .map(([payload, field, list]) => carry(operation, { ...payload, [field]: list }));
}

function brokenEscape(operation: Operation): fc.Arbitrary<InjectOptions> {
  const escape = fc.constantFrom('%', '%f', '%ff', '%c0%af', '%ed%a0%80', '%zz', '%00');
  return fc.tuple(plausible(operation), escape).map(([payload, broken]) => {
    const request = carry(operation, payload);
    const query = new URLSearchParams(request.query as Record<string, string> | undefined);
    return { ...request, query: undefined, url: `${operation.path}?${query}&customerId=${broken}` };
  });
}

function wrongMethod(operation: Operation): fc.Arbitrary<InjectOptions> {
  return fc
    .constantFrom(...methods.filter((method) => method !== operation.method))
    .map((method) => ({ method, url: operation.path }));
}

/** Bodies that are no JSON object. */
function brokenBodies({ method, path: url }: Operation): fc.Arbitrary<InjectOptions>[] {
  const whole = JSON.stringify({ account: '13900000001', customerId: 'c1' });
  const cut = fc.nat(whole.length - 2).map((end) => whole.slice(0, end + 1));
  const noUtf8 = fc
    .uint8Array({ minLength: 1, maxLength: 20 })
    .map((bytes) => Buffer.from([0x22, 0xff, ...bytes, 0x22]));
  const noObject = fc
    .oneof(hostileNumber, fc.boolean(), fc.array(hostileText), hostileText)
    .map((value) => JSON.stringify(value));
  const oversized = fc.constant(JSON.stringify({ account: 'x'.repeat(1024 * 1024) }));
  const nested = fc.constant(`${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`);
  return [
    fc
      .oneof({ weight: 4, arbitrary: cut }, noUtf8, noObject, nested, oversized)
      .map((payload) => ({ method, url, headers: json, payload })),
    fc
      .constantFrom(
        'text/plain',
        'text/xml',
        'multipart/form-data; boundary=x',
        'image/png',
        'application/json-patch+json',
        'no type',
      )
      .map((type) => ({ method, url, headers: { 'content-type': type }, payload: whole })),
  ];
}

function carry({ method, path: url, inQueryJson }: Operation, payload: Payload): InjectOptions {
  if (inQueryJson) return { method, url, query: { queryJson: JSON.stringify(payload) } };
  if (method === 'GET') return { method, url, query: asTexts(payload) };
  return { method, url, headers: json, payload: JSON.stringify(payload) };
}

function asTexts(payload: Payload): Record<string, string | string[]> {
  const given = Object.entries(payload).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    given.map(([name, value]) => [name, Array.isArray(value) && value.length > 0 ? value.map(asText) : asText(value)]),
  );
}

/** URLSearchParams writes half a character as the replacement character; JSON preserves it, where it is tried. */
function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
