import { isTest, type SourceTree } from '../source-tree.ts';

/** Modules that a file of a role may import from outside its module, besides the other modules. */
interface Role {
  /** Drizzle, that is: SQL. */
  readonly sql?: true;
  /** The platform's database, to pass a connection on or to read a page of it. */
  readonly database?: true;
  readonly fastify?: true;
}

/**
 * The roles of a gateway module's files. A file has the role that its name ends with (`device-service.ts`) or that its
 * folder names (`repository/by-title.ts`); every other file is pure.
 */
const roles: Readonly<Record<string, Role>> = {
  index: { database: true, fastify: true },
  handlers: { database: true, fastify: true },
  routes: { fastify: true },
  service: { database: true },
  repository: { sql: true, database: true },
  tables: { sql: true, database: true },
  policy: {},
  presenter: {},
  jobs: { database: true },
  erasure: { database: true },
  constraints: {},
  command: { database: true },
};

/** Folders outside the modules that may import Drizzle and the PostgreSQL driver. */
const sqlFolders = /^apps\/gateway\/(test|src\/(platform|library))\/|^apps\/gateway\/drizzle\.config\.ts$/;

/** The role of a module's file: a name of the table above or `pure`; undefined outside the modules. */
export function getRole(path: string): string | undefined {
  const inModule = /^apps\/gateway\/src\/modules\/[^/]+\/(.+)\.ts$/.exec(path)?.[1];
  if (inModule === undefined) return undefined;
  const folders = inModule.split('/');
  const name = (folders.pop() ?? '').replace(/\.test$/, '');
  const last = name.split('-').at(-1) ?? '';
  if (last in roles) return last;
  return folders.includes('repository') ? 'repository' : 'pure';
}

/** Each file of the gateway that imports what its role does not allow. */
export function checkGatewayRoles({ sources, resolve }: SourceTree): readonly string[] {
  return sources
    .filter(({ path }) => path.startsWith('apps/gateway/') && !isTest(path))
    .flatMap(({ path, imports }) => {
      const role = getRole(path);
      return imports.flatMap(({ specifier, line }) => {
        const rule = brokenRole(path, role, resolve(path, specifier) ?? specifier);
        return rule ? [`${path}:${line} imports '${specifier}': ${rule}.`] : [];
      });
    });
}

function brokenRole(path: string, name: string | undefined, target: string): string | undefined {
  const role = name === undefined ? undefined : (roles[name] ?? {});
  if (/^(drizzle-orm|postgres)(\/|$)/.test(target)) {
    if (role ? role.sql : sqlFolders.test(path)) return undefined;
    return 'SQL belongs in repositories';
  }
  if (!role) return undefined;
  if (target.startsWith('apps/gateway/src/platform/database/') && !role.database) {
    return `${name} files do not use the database; name the file by its role`;
  }
  if (/^(fastify|@fastify\/[^/]+)$/.test(target) && !role.fastify) {
    return `${name} files do not use Fastify; name the file by its role`;
  }
  return undefined;
}
