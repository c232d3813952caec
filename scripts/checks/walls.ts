/**
 * The directions of imports (docs/architecture.md). A wall is asked with two paths from the project's root, the
 * importing and the imported file, and whether only types cross, and answers with the rule that the import breaks.
 * Feature and module names come from the paths, so that a new one is guarded unasked.
 */
type Wall = (from: string, to: string, typesOnly: boolean) => string | undefined;

/** What each workspace may import besides itself. */
const workspaceImports: Readonly<Record<string, readonly string[]>> = {
  'packages/contract': [],
  'packages/domain': [],
  library: ['packages/domain'],
  'apps/gateway': ['packages/contract', 'packages/domain', 'library'],
  'apps/web': ['packages/contract', 'packages/domain', 'library/imagery'],
  e2e: ['packages/contract', 'packages/domain', 'scripts'],
  bench: ['packages/contract', 'packages/domain', 'apps/gateway', 'scripts'],
  scripts: [],
};

const betweenWorkspaces: Wall = (from, to) => {
  const workspace = Object.keys(workspaceImports).find((name) => isIn(from, name));
  if (workspace === undefined || isIn(to, workspace)) return undefined;
  const allowed = workspaceImports[workspace] ?? [];
  if (allowed.some((name) => isIn(to, name))) return undefined;
  return `${workspace} may import ${allowed.join(', ') || 'nothing of ours'}`;
};

/** What each layer of the portal may import besides itself. */
const layerImports: Readonly<Record<string, readonly string[]>> = {
  app: ['features', 'ui', 'lib', 'texts'],
  features: ['ui', 'lib', 'texts'],
  ui: ['lib', 'texts'],
  texts: ['lib'],
  lib: [],
};

const betweenLayers: Wall = (from, to) => {
  const [layer, target] = [from, to].map((path) => /^apps\/web\/src\/([^/]+)\//.exec(path)?.[1]);
  const allowed = layerImports[layer ?? ''];
  if (!allowed || target === undefined || target === layer || allowed.includes(target)) return undefined;
  return `${layer} may import ${allowed.join(', ') || 'no other layer'}`;
};

const betweenFeatures: Wall = (from, to) => {
  const [feature, target] = [from, to].map((path) => /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1]);
  if (feature === undefined || target === undefined || feature === target) return undefined;
  return 'a feature never imports another; only app/routes composes two';
};

const platform = /^apps\/gateway\/src\/platform\//;
const modulePart = /^apps\/gateway\/src\/modules\/([^/]+)\/(?:.*[/-])?([a-z]+)(?:\.test)?\.ts$/;

const belowModules: Wall = (from, to) =>
  platform.test(from) && /^apps\/gateway\/src\/(modules|library|operator|startup)\//.test(to)
    ? 'platform knows no module'
    : undefined;

const betweenModules: Wall = (from, to) => {
  const [, module, part] = modulePart.exec(from) ?? [];
  const [, target, targetPart] = modulePart.exec(to) ?? [];
  if (module === undefined || target === undefined || module === target) return undefined;
  if (targetPart === 'tables') return undefined;
  if (part === 'tables' || part === 'repository') return `${part} imports of another module only its tables`;
  if (from.endsWith('.test.ts')) return undefined;
  if (targetPart === 'repository' || targetPart === 'handlers' || targetPart === 'index') {
    return "a module calls another's service, never its repository or its calls";
  }
  return undefined;
};

/** Within a module: what the file of each part may not import, by the name that it ends with. */
const partWalls: Readonly<Record<string, readonly string[]>> = {
  tables: ['repository', 'service', 'policy', 'presenter', 'handlers', 'index'],
  policy: ['repository', 'service', 'handlers', 'index'],
  presenter: ['repository', 'service', 'handlers', 'index'],
  repository: ['service', 'presenter', 'handlers', 'index'],
  service: ['handlers', 'index'],
};

const withinModule: Wall = (from, to, typesOnly) => {
  const [, module, part = ''] = modulePart.exec(from) ?? [];
  const [, target, targetPart = ''] = modulePart.exec(to) ?? [];
  if (module === undefined || module !== target || typesOnly || from.endsWith('.test.ts')) return undefined;
  if (!partWalls[part]?.includes(targetPart)) return undefined;
  return `calls → service → repository; policy and presenter are pure: ${part} may not import ${targetPart}`;
};

const walls = [betweenWorkspaces, betweenLayers, betweenFeatures, belowModules, betweenModules, withinModule];

/** The rule that an import of `to` by `from` breaks; undefined for an import that is allowed. */
export function brokenWall(from: string, to: string, typesOnly = false): string | undefined {
  for (const wall of walls) {
    const rule = wall(from, to, typesOnly);
    if (rule !== undefined) return rule;
  }
  return undefined;
}

function isIn(path: string, folder: string): boolean {
  return path.startsWith(`${folder}/`);
}
