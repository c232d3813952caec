import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Linux counts CPU time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** CPU seconds that the gateway and its database have used so far. */
export async function cpuSeconds(url: string, dataDir: string): Promise<{ gateway: number; database: number }> {
  const metrics = await fetch(`${url}/gateway/metrics`).then((response) => response.text());
  const gateway = Number(/^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1]);
  return { gateway, database: await databaseSeconds(dataDir) };
}

/** CPU time of the server and its processes; those that have ended are counted with the server. */
async function databaseSeconds(dataDir: string): Promise<number> {
  const [server] = (await readFile(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8')).split('\n');
  const ids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(ids.map((id) => readFile(`/proc/${id}/stat`, 'utf8').catch(() => '')));
  let ticks = 0;
  for (const line of all) {
    const id = line.slice(0, line.indexOf(' '));
    // After the name, which may hold blanks: state, parent, and from the twelfth on the times.
    const [, parent, ...rest] = line.slice(line.lastIndexOf(')') + 2).split(' ');
    const [own, system, ofChildren, systemOfChildren] = rest.slice(9, 13).map(Number);
    if (id === server) ticks += (ofChildren ?? 0) + (systemOfChildren ?? 0);
    if (id === server || parent === server) ticks += (own ?? 0) + (system ?? 0);
  }
  return ticks / TICKS_PER_SECOND;
}
