import { type Boundary, firstBroken } from '../boundary.ts';
import { isTest } from '../source-tree.ts';
import { getRole } from './gateway-roles.ts';

const platformKnowsNoModule: Boundary = (from, to) =>
  from.startsWith('apps/gateway/src/platform/') && /^apps\/gateway\/src\/(modules|library|operator|startup)\//.test(to)
    ? 'platform knows no module'
    : undefined;

const betweenModules: Boundary = (from, to) => {
  const [module, target] = [getModule(from), getModule(to)];
  if (module === undefined || target === undefined || module === target || isTest(from)) return undefined;
  const [role = '', targetRole = ''] = [getRole(from), getRole(to)];
  if (targetRole === 'tables') {
    return role === 'repository' || role === 'tables'
      ? undefined
      : 'only a repository reads the tables of another module';
  }
  if (role === 'repository' || role === 'tables') return `${role} imports of another module only its tables`;
  if (['service', 'policy', 'presenter', 'pure'].includes(targetRole)) return undefined;
  return `a module calls another's service, never its ${targetRole}`;
};

const noInputOutput = ['repository', 'service', 'handlers', 'routes', 'jobs', 'erasure', 'command', 'index'];

/** Role of a module's file → roles that it may not import at run time, of its own module or of another. */
const forbidden: Readonly<Record<string, readonly string[]>> = {
  tables: ['policy', 'presenter', ...noInputOutput],
  policy: noInputOutput,
  presenter: noInputOutput,
  pure: noInputOutput,
  constraints: noInputOutput,
  repository: ['presenter', ...noInputOutput.filter((role) => role !== 'repository')],
  service: ['handlers', 'routes', 'jobs', 'command', 'index'],
};

const betweenRoles: Boundary = (from, to, typesOnly) => {
  if (typesOnly || isTest(from)) return undefined;
  const [role, target] = [getRole(from), getRole(to)];
  if (role === undefined || target === undefined || !forbidden[role]?.includes(target)) return undefined;
  return `handlers → service → repository, and policy, presenter and files without a role are pure: ${role} may not import ${target}`;
};

/** The rule of the gateway that an import breaks. */
export const brokenGatewayBoundary: Boundary = firstBroken([platformKnowsNoModule, betweenModules, betweenRoles]);

function getModule(path: string): string | undefined {
  return /^apps\/gateway\/src\/modules\/([^/]+)\//.exec(path)?.[1];
}
