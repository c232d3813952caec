import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The nouns of the product. A feature carries the same one in the contract, the gateway and the portal, so that opening
 * one noun in three places shows a feature whole.
 */
const nouns = new Set(
  (
    'account agreement ai analytics appeal audit case certification content course dictionary doctor document engagement home ' +
    'language live media membership message error-pages official organization outbox permission personal product search shell transfer unsubscribe video wechat'
  ).split(' '),
);

const contract = 'packages/contract/src';
const modules = 'apps/gateway/src/modules';
const features = 'apps/web/src/features';

/** Each folder that has a name of its own, and each noun whose calls nobody answers, one line each. */
export async function checkNouns(root: string): Promise<string[]> {
  const [asked, answered, shown] = await Promise.all(
    [contract, modules, features].map((place) => foldersOf(root, place)),
  );
  const strangers = [
    ...(asked ?? []).map((name) => [contract, name]),
    ...(answered ?? []).map((name) => [modules, name]),
    ...(shown ?? []).map((name) => [features, name]),
  ].filter(([, name = '']) => !nouns.has(name));
  const unanswered = (asked ?? []).filter((name) => nouns.has(name) && !answered?.includes(name));
  return [
    ...strangers.map(
      ([place, name]) => `${place}/${name}: '${name}' is none of the nouns of scripts/checks/check-nouns.ts.`,
    ),
    ...unanswered.map((name) => `${contract}/${name}: no module ${modules}/${name} answers its calls.`),
  ];
}

async function foldersOf(root: string, place: string): Promise<string[]> {
  const entries = await readdir(join(root, place), { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

if (import.meta.main) {
  const faults = await checkNouns(join(import.meta.dirname, '..', '..'));
  for (const fault of faults) console.log(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
