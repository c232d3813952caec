import { callNames } from './call-names.ts';
import type { SourceTree } from './source-tree.ts';
import { isTest } from './source-tree.ts';

/**
 * Each file of a web `api` folder that is not named as a call of the contract, does not send it, or exports a value
 * whose name does not contain the call's: `api/get-doctor.ts` exports `getDoctor`, `useGetDoctor`, `getDoctorQuery`.
 */
export function checkApiNames(tree: SourceTree): readonly string[] {
  const calls = new Map(callNames(tree).map((name) => [kebab(name), name]));
  return tree.sources.flatMap(({ path, code, exportedValues }) => {
    const name = /^apps\/web\/src\/.*\/api\/([^/]+)\.tsx?$/.exec(path)?.[1];
    if (name === undefined || isTest(path)) return [];
    const call = calls.get(name);
    if (call === undefined)
      return [`${path}: '${name}' is no call of the contract; a file under api/ is named as its call.`];
    const unsent = code.includes(`'${call}'`) ? [] : [`${path} does not send ${call}.`];
    const misnamed = exportedValues
      .filter((value) => !value.toLowerCase().includes(call.toLowerCase()))
      .map(
        (value) =>
          `${path} exports ${value}: the name contains the call's, as ${call}, use${capital(call)}, ${call}Query.`,
      );
    return [...unsent, ...misnamed];
  });
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
