import type { SourceTree } from './source-tree.ts';

/**
 * The nouns of the product. A feature has the same one in the contract, the gateway and the portal, so that opening one
 * noun in three places shows a feature whole.
 */
const nouns = new Set(
  (
    'account advert agreement ai analytics appeal audit case certification content course credit data-export dictionary doctor document engagement home ' +
    'ingest language live media membership message error-pages official organization outbox permission personal product replay room search session shell stream transfer unsubscribe video wechat'
  ).split(' '),
);

const contract = 'packages/contract/src';
const modules = 'apps/gateway/src/modules';
const features = 'apps/web/src/features';
const entities = 'apps/web/src/entities';

/** Each folder of a feature with another name, and each noun whose calls no module handles. */
export function checkFeatureNames({ sources }: SourceTree): readonly string[] {
  const paths = sources.map(({ path }) => path);
  const unknown = [contract, modules, features, entities].flatMap((folder) =>
    getFolders(paths, folder)
      .filter((name) => !nouns.has(name))
      .map((name) => `${folder}/${name}: '${name}' is not among the nouns of scripts/checks/feature-names.ts.`),
  );
  const handled = getFolders(paths, modules);
  const unhandled = getFolders(paths, contract)
    .filter((name) => nouns.has(name) && !handled.includes(name))
    .map((name) => `${contract}/${name}: no module ${modules}/${name} handles its calls.`);
  return [...unknown, ...unhandled];
}

function getFolders(paths: readonly string[], folder: string): readonly string[] {
  const names = paths
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1).split('/'))
    .flatMap(([name = '', ...rest]) => (rest.length > 0 ? [name] : []));
  return [...new Set(names)];
}
