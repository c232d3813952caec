import { type Call, type CallName, calls, type ErrorName, errors, getMethod, getPath } from '@osteon/contract';
import { z } from 'zod';
import product from '../../../package.json' with { type: 'json' };
import { m } from '../../texts/index.ts';

type Schema = Record<string, unknown>;

/** Errors of every call. */
const commonErrors: readonly ErrorName[] = ['badInput', 'tooLarge', 'internal', 'unavailable'];

/** Errors that follow from the session need of a call. */
const sessionErrors: readonly ErrorName[] = ['notAllowed', 'sessionDisplaced', 'locked'];

/** Errors of a call with a scene (rules/permission#refusals). */
const sceneErrors: readonly ErrorName[] = [
  'notLoggedIn',
  'certificationMissing',
  'levelTwoMissing',
  'companyCertificationMissing',
  'notAllowed',
  'noPermission',
];

/** The OpenAPI 3.1 document of the calls that this gateway answers, out of the contract. */
export function describeCalls(names: readonly CallName[], { publicUrl }: { publicUrl: string }) {
  const described = names.map((name): Call => calls[name]);
  return {
    openapi: '3.1.1',
    info: {
      title: 'Osteon gateway',
      version: product.version,
      description: 'Every call of the portal. The operationId is the name of the call.',
    },
    servers: [{ url: publicUrl }],
    tags: [...new Set(described.map(({ family }) => family))].sort().map((name) => ({ name })),
    paths: Object.fromEntries(
      described.map((call) => [getPath(call), { [getMethod(call.mode).toLowerCase()]: operation(call) }]),
    ),
    components: {
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'osteon_session',
          description: 'Opaque; `__Host-` before it over https.',
        },
        apiToken: {
          type: 'apiKey',
          in: 'header',
          name: 'apiToken',
          description: 'The cookie apiToken, repeated as a header.',
        },
        phone: {
          type: 'apiKey',
          in: 'cookie',
          name: 'osteon_phone',
          description: 'The session of the phone pages; opaque; `__Host-` before it over https.',
        },
        phoneToken: {
          type: 'apiKey',
          in: 'header',
          name: 'phoneToken',
          description: 'The cookie phoneToken, repeated as a header.',
        },
      },
    },
  };
}

function operation(call: Call) {
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.family],
    security: getSecurity(call),
    ...(call.scene !== undefined && { 'x-scene': call.scene }),
    ...getInput(call),
    responses: getResponses(call),
  };
}

function getSecurity(call: Call) {
  const reads = getMethod(call.mode) === 'GET';
  const credentials = reads || call.beacon ? { session: [] } : { session: [], apiToken: [] };
  if (call.session === 'none') return [];
  if (call.session === 'phone') return [reads ? { phone: [] } : { phone: [], phoneToken: [] }];
  return call.session === 'optional' ? [{}, credentials] : [credentials];
}

function getInput(call: Call) {
  const schema = toSchema(call.request, 'input');
  if (call.mode === 'get') return { parameters: getParameters(schema) };
  if (call.mode === 'getJson') {
    return { parameters: [{ name: 'queryJson', in: 'query', content: { 'application/json': { schema } } }] };
  }
  const type = call.mode === 'form' ? 'application/x-www-form-urlencoded' : 'application/json';
  return { requestBody: { required: false, content: { [type]: { schema } } } };
}

function getParameters({ properties, required }: Schema) {
  const needed = new Set(Array.isArray(required) ? required : []);
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: needed.has(name),
    schema,
  }));
}

/**
 * One response for each HTTP status; errors of the same status share one, and codes of the contract without a status of
 * their own answer 200.
 */
function getResponses(call: Call) {
  const names = new Set([...commonErrors, ...(call.session === 'none' ? [] : sessionErrors), ...call.errors]);
  for (const name of call.scene === undefined ? [] : sceneErrors) names.add(name);
  if (getMethod(call.mode) !== 'GET') names.add('crossSite').add('unsupportedType');
  if (call.session === 'required' || call.session === 'phone') names.add('notLoggedIn');
  const byStatus = Map.groupBy(names, (name) => errors[name].status);
  const success = answerSchema(call);
  const ownCodes = byStatus.get(200) ?? [];
  const schema = ownCodes.length === 0 ? success : { anyOf: [success, refusalSchema(call, ownCodes)] };
  return Object.fromEntries([
    ['200', content(['The answer', ...ownCodes.map(describeRefusal)].join('; '), schema)],
    ...[...byStatus]
      .filter(([status]) => status !== 200)
      .map(([status, list]) => [
        String(status),
        content(list.map(describeRefusal).join('; '), refusalSchema(call, list)),
      ]),
  ]);
}

/** The code of an error with its text in Chinese, which visitors read. */
function describeRefusal(name: ErrorName): string {
  const message = m[`error.${name}`]({}, { locale: 'zh' });
  return `${errors[name].code} ${message}`;
}

function content(description: string, schema: Schema) {
  return { description, content: { 'application/json': { schema } } };
}

function answerSchema(call: Call): Schema {
  const answer = toSchema(call.response, 'output');
  if (call.envelope === 'responseData') {
    return object({
      responseStatus: { const: true },
      responseCode: { const: 0 },
      responseMessage: text,
      responseData: answer,
    });
  }
  return object({ code: { const: 0 }, message: text, [call.envelope]: answer });
}

function refusalSchema(call: Call, names: readonly ErrorName[]): Schema {
  const code = { enum: [...new Set(names.map((name) => errors[name].code))] };
  if (call.envelope === 'responseData') {
    return object({
      responseStatus: { const: false },
      responseCode: code,
      responseMessage: text,
      responseData: {},
      requestId: text,
    });
  }
  return object({ code, message: text, [call.envelope]: {}, requestId: text });
}

const text: Schema = { type: 'string' };

function object(properties: Record<string, Schema>): Schema {
  return { type: 'object', properties, required: Object.keys(properties) };
}

function toSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return described;
}
