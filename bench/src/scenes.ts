import { z } from 'zod';
import { median, report } from './load/figures.ts';
import { logIn } from './load/log-in.ts';
import { type LoadRequest, measureLoad, requirePrograms } from './load/wrk.ts';
import { type Product, scratchFolder, startProduct } from './product.ts';

/** Many short ones, each first every other time: what else the machine does then meets both alike. */
const ROUNDS = 40;
const LOAD = { connections: 50, seconds: 1 };

/** A certified doctor, who has no coupons: the call is one query, so little hides what the check costs. */
const MOBILE = '13900000002';
const PATH = '/gateway/membership-service/listCustomerCoupons';

/** The scenes of calls in the document. */
const document = z.object({
  paths: z.record(z.string(), z.object({ get: z.object({ 'x-scene': z.number().optional() }).optional() })),
});

/** Removes the check from the gateway that loads it. */
const OPEN_COUPONS = new URL('./baselines/open-coupons.mjs', import.meta.url).href;

await requirePrograms('wrk');
const folders = [await scratchFolder(), await scratchFolder()] as const;
const checked = await startProduct(folders[0].path);
const open = await startProduct(folders[1].path, { NODE_OPTIONS: `--import=${OPEN_COUPONS}` });
const requests = { checked: await prepare(checked, true), open: await prepare(open, false) };

/** The request of the doctor. Throws where the gateway checks the scene and should not, or the other way round. */
async function prepare({ url }: Product, isChecked: boolean): Promise<LoadRequest> {
  const { paths } = document.parse(await (await fetch(`${url}/gateway/openapi.json`)).json());
  const hasScene = paths[PATH]?.get?.['x-scene'] !== undefined;
  if (hasScene !== isChecked) throw new Error(`${url} has a scene for ${PATH}: ${hasScene}`);
  return { paths: [`${PATH}?productId=1&activityType=2&visitSiteId=1`], headers: await logIn(url, MOBILE) };
}

const ours: number[] = [];
const baseline: number[] = [];
const measureChecked = async () => ours.push((await measureLoad(checked.url, requests.checked, LOAD)).requests);
const measureOpen = async () => baseline.push((await measureLoad(open.url, requests.open, LOAD)).requests);
for (let round = 0; round < ROUNDS; round++) {
  const turn = [measureChecked, measureOpen];
  for (const measure of round % 2 === 0 ? turn : turn.toReversed()) await measure();
}
await Promise.all([checked.stop(), open.stop()]);
await Promise.all(folders.map((folder) => folder.drop()));
report('scenes', median(ours), median(baseline), 'requests/s');
