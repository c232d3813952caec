import { compareWithBareRoute } from './load/compare-route.ts';
import { report } from './load/figures.ts';
import { requirePrograms } from './load/wrk.ts';
import { scratchFolder, startProduct } from './product.ts';

await requirePrograms('wrk');
const folder = await scratchFolder();
const product = await startProduct(folder.path);
const { ours, baseline } = await compareWithBareRoute(product.url, {
  paths: ['/gateway/home-service/getHome?activityType=2&visitSiteId=1'],
});
await product.stop();
await folder.drop();
report('home-call', ours, baseline, 'requests/s');
