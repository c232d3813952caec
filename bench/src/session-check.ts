import { compareWithBareRoute } from './compare-route.ts';
import { report } from './figures.ts';
import { scratchFolder, startProduct } from './product.ts';
import { requirePrograms } from './wrk.ts';

const SERVICE = '/gateway/account-service';
const LOGIN = { mobile: '13900000002', passwd: 'Osteon2026!' };
const JSON_TYPE = { 'content-type': 'application/json' };

/** Logs in as the portal does; returns the headers of the session check that its pages then make. */
async function logIn(url: string): Promise<Record<string, string>> {
  const reply = await fetch(`${url}${SERVICE}/accountPasswdLogin`, {
    method: 'POST',
    headers: JSON_TYPE,
    body: JSON.stringify(LOGIN),
  });
  const cookies = reply.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  const apiToken = cookies.find((pair) => pair.startsWith('apiToken='))?.slice('apiToken='.length) ?? '';
  return { ...JSON_TYPE, cookie: cookies.join('; '), apiToken };
}

await requirePrograms('wrk');
const folder = await scratchFolder();
const product = await startProduct(folder.path);
const { ours, baseline } = await compareWithBareRoute(product.url, {
  method: 'POST',
  paths: [`${SERVICE}/checkSession?activityType=2&visitSiteId=1`],
  headers: await logIn(product.url),
  body: '{}',
});
await product.stop();
await folder.drop();
report('session-check', ours, baseline, 'requests/s');
