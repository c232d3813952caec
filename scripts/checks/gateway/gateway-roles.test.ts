import { expect, test } from 'vitest';
import { buildSourceTree } from '../source-tree.ts';
import { checkGatewayRoles, getRole } from './gateway-roles.ts';

test.each([
  ['video/handlers', 'handlers'],
  ['account/devices/device-service', 'service'],
  ['search/repository/by-title', 'repository'],
  ['video/play-link', 'pure'],
])('the role of %s is %s', (path, role) => {
  expect(getRole(`apps/gateway/src/modules/${path}.ts`)).toBe(role);
});

test('the permitted imports of a file follow from its role', () => {
  const modules = 'apps/gateway/src/modules';
  const sql = `import { sql } from 'drizzle-orm';`;
  const database = `import type { Database } from '../../platform/database/connect.ts';`;
  const tree = buildSourceTree({
    'apps/gateway/src/platform/database/connect.ts': sql,
    'apps/gateway/src/startup/serve.ts': sql,
    [`${modules}/video/repository.ts`]: `${sql}\n${database}`,
    [`${modules}/video/tables.ts`]: `import { text } from 'drizzle-orm/pg-core';`,
    [`${modules}/video/service.ts`]: `${database}\n${sql}`,
    [`${modules}/video/service.test.ts`]: sql,
    [`${modules}/video/play-link.ts`]: `${database}\nimport type { FastifyRequest } from 'fastify';`,
    [`${modules}/video/media-routes.ts`]: `import type { FastifyInstance } from 'fastify';`,
  });
  expect(checkGatewayRoles(tree)).toEqual([
    `${modules}/video/play-link.ts:1 imports '../../platform/database/connect.ts': pure files do not use the database; name the file by its role.`,
    `${modules}/video/play-link.ts:2 imports 'fastify': pure files do not use Fastify; name the file by its role.`,
    `${modules}/video/service.ts:2 imports 'drizzle-orm': SQL belongs in repositories.`,
    `apps/gateway/src/startup/serve.ts:1 imports 'drizzle-orm': SQL belongs in repositories.`,
  ]);
});
