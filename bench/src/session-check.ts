import { compareWithBareRoute } from './load/compare-route.ts';
import { report } from './load/figures.ts';
import { logIn } from './load/log-in.ts';
import { requirePrograms } from './load/wrk.ts';
import { scratchFolder, startProduct } from './product.ts';

const SERVICE = '/gateway/account-service';

/** A certified doctor. */
const MOBILE = '13900000002';

await requirePrograms('wrk');
const folder = await scratchFolder();
const product = await startProduct(folder.path);
const { ours, baseline } = await compareWithBareRoute(product.url, {
  method: 'POST',
  paths: [`${SERVICE}/checkSession?activityType=2&visitSiteId=1`],
  headers: await logIn(product.url, MOBILE),
  body: '{}',
});
await product.stop();
await folder.drop();
report('session-check', ours, baseline, 'requests/s');
