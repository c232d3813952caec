import { type Boundary, firstBroken } from './boundary.ts';
import { brokenGatewayBoundary } from './gateway/gateway-boundaries.ts';
import type { SourceTree } from './source-tree.ts';

/** Every import that crosses a boundary (docs/architecture.md#direction-of-imports). */
export function checkImportBoundaries({ sources, resolve }: SourceTree): readonly string[] {
  return sources.flatMap(({ path, imports }) =>
    imports.flatMap(({ specifier, line, typesOnly }) => {
      const target = resolve(path, specifier);
      const rule = target && brokenBoundary(path, target, typesOnly);
      return rule ? [`${path}:${line} imports '${specifier}': ${rule}.`] : [];
    }),
  );
}

/** Workspaces that each workspace may import besides itself. */
const workspaceImports: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': ['packages/domain'],
  'packages/domain': [],
  library: ['packages/domain'],
  'apps/gateway': ['packages/contract', 'packages/domain', 'library'],
  'apps/web': ['packages/contract', 'packages/domain', 'library/imagery'],
  e2e: ['packages/contract', 'packages/domain', 'scripts'],
  bench: ['packages/contract', 'packages/domain', 'apps/gateway', 'scripts'],
  scripts: [],
};

/** Tests of the gateway start servers as journeys and benchmarks do. */
const testImports: Readonly<Record<string, readonly string[]>> = { 'apps/gateway': ['scripts'] };

const betweenWorkspaces: Boundary = (from, to) => {
  const workspace = Object.keys(workspaceImports).find((name) => isIn(from, name));
  if (workspace === undefined || isIn(to, workspace)) return undefined;
  const isTest = from.endsWith('.test.ts') || isIn(from, `${workspace}/test`);
  const allowed = [...(workspaceImports[workspace] ?? []), ...(isTest ? (testImports[workspace] ?? []) : [])];
  if (allowed.some((name) => isIn(to, name))) return undefined;
  return `${workspace} may import ${allowed.join(', ') || 'no other workspace'}`;
};

/** Layers that each layer of the portal may import besides itself. */
const layerImports: Readonly<Record<string, readonly string[]>> = {
  app: ['features', 'entities', 'ui', 'lib', 'texts'],
  features: ['entities', 'ui', 'lib', 'texts'],
  entities: ['ui', 'lib', 'texts'],
  ui: ['lib', 'texts'],
  texts: ['lib'],
  lib: [],
};

const betweenLayers: Boundary = (from, to) => {
  const [layer, target] = [from, to].map((path) => /^apps\/web\/src\/([^/]+)\//.exec(path)?.[1]);
  if (layer === undefined || target === undefined || target === layer) return undefined;
  const allowed = layerImports[layer];
  if (!allowed) return `${layer} is no layer of the portal; its layers are ${Object.keys(layerImports).join(', ')}`;
  if (allowed.includes(target)) return undefined;
  return `${layer} may import ${allowed.join(', ') || 'no other layer'}`;
};

const betweenFeatures: Boundary = (from, to) => {
  const [feature, target] = [from, to].map((path) => /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1]);
  if (feature === undefined || target === undefined || feature === target) return undefined;
  return 'a feature never imports another; only app composes features';
};

/** The rule that an import of `to` by `from` breaks; undefined for an import that is allowed. */
export const brokenBoundary: Boundary = firstBroken([
  betweenWorkspaces,
  betweenLayers,
  betweenFeatures,
  brokenGatewayBoundary,
]);

function isIn(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}
