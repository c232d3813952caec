import { z } from 'zod';
import { median, report } from './figures.ts';
import { logIn } from './log-in.ts';
import { type Product, scratchFolder, startProduct } from './product.ts';
import { type LoadRequest, measureLoad, requirePrograms } from './wrk.ts';

const ROUNDS = 5;
const LOAD = { connections: 50, seconds: 6 };

/** A certified doctor, who may read cases. */
const MOBILE = '13900000002';
/** The one call of the page of a case. */
const PATH = '/gateway/case-service/getCase';

/** What tells the scenes of calls. */
const document = z.object({
  paths: z.record(z.string(), z.object({ get: z.object({ 'x-scene': z.number().optional() }).optional() })),
});

/** Removes the check from the gateway that loads it. */
const OPEN_CASE = new URL('./baselines/open-case.mjs', import.meta.url).href;

await requirePrograms('wrk');
const folders = [await scratchFolder(), await scratchFolder()] as const;
const checked = await startProduct(folders[0].path);
const open = await startProduct(folders[1].path, { NODE_OPTIONS: `--import=${OPEN_CASE}` });
const requests = { checked: await prepare(checked, true), open: await prepare(open, false) };

/** The request of the doctor. Throws where the gateway checks the scene and should not, or the other way round. */
async function prepare({ url }: Product, isChecked: boolean): Promise<LoadRequest> {
  const { paths } = document.parse(await (await fetch(`${url}/gateway/openapi.json`)).json());
  const hasScene = paths[PATH]?.get?.['x-scene'] !== undefined;
  if (hasScene !== isChecked) throw new Error(`${url} has a scene for ${PATH}: ${hasScene}`);
  return { paths: [`${PATH}?id=k11&activityType=2&visitSiteId=1`], headers: await logIn(url, MOBILE) };
}

const ours: number[] = [];
const baseline: number[] = [];
for (let round = 0; round < ROUNDS; round++) {
  ours.push((await measureLoad(checked.url, requests.checked, LOAD)).requests);
  baseline.push((await measureLoad(open.url, requests.open, LOAD)).requests);
}
await Promise.all([checked.stop(), open.stop()]);
await Promise.all(folders.map((folder) => folder.drop()));
report('scenes', median(ours), median(baseline), 'requests/s');
