import { type Call, type CallName, calls, getMethod, getPath } from '@osteon/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, expect, test } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { productionEnv } from '../../../test/production.ts';

const gateway = await testApp();
afterAll(() => gateway.close());
const document = (await gateway.app.inject('/gateway/openapi.json')).json();

test('the document is valid OpenAPI 3.1', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
});

test('every call of the contract is an operation of its name, at the address where it answers', () => {
  for (const name of Object.keys(calls) as CallName[]) {
    const call = calls[name];
    const operation = document.paths[getPath(call)]?.[getMethod(call.mode).toLowerCase()];
    expect(operation?.operationId, name).toBe(name);
    expect(gateway.app.hasRoute({ method: getMethod(call.mode), url: getPath(call) }), name).toBe(true);
  }
});

test('an operation documents its payload, its envelope, its errors and its session need', () => {
  const { post } = document.paths['/gateway/account-service/accountPasswdLogin'];
  expect(post.security).toEqual([]);
  expect(post.requestBody.content['application/json'].schema).toMatchObject({
    required: ['passwd'],
    additionalProperties: false,
    properties: { mobile: { type: 'string' } },
  });
  const [success, refused] = post.responses['200'].content['application/json'].schema.anyOf;
  expect(success.properties.responseData.properties.customerUnite.properties.customerId.type).toBe('string');
  expect(refused.properties.responseCode.enum).toContain(110_012);
  expect(post.responses['429'].description).toContain('42900');
  const { get } = document.paths['/gateway/customer-service/getDoctorInfo'];
  expect(get.security).toEqual([{ session: [] }]);
  expect(get.parameters.map(({ name }: { name: string }) => name)).toContain('customerId');
});

test('an operation documents its scene, where it has one', () => {
  for (const call of Object.values<Call>(calls)) {
    const operation = document.paths[getPath(call)][getMethod(call.mode).toLowerCase()];
    expect(operation['x-scene'], call.name).toBe(call.scene);
  }
});

test.each([
  ['nothing else is said', {}, 401, 401],
  ['there is a token', { METRICS_TOKEN: 'a token of sixteen or more' }, 401, 200],
  ['it is public', { OPENAPI: 'public' }, 200, 200],
])('in production, where %s, the document is for those who may read it', async (_case, env, without, withToken) => {
  const live = await testApp({ env: { ...productionEnv, ...env } });
  const read = async (authorization: string) =>
    (await live.app.inject({ url: '/gateway/openapi.json', headers: { authorization } })).statusCode;
  expect(await read('')).toBe(without);
  expect(await read('Bearer a token of sixteen or more')).toBe(withToken);
  await live.close();
});
