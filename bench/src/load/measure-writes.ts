import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Write } from '../engagement/writes.ts';
import { quote, quoteTable } from './wrk.ts';

const run = promisify(execFile);

/** The target and the duration of writes. */
interface WriteLoad {
  /** The address of a call without its name. */
  readonly url: string;
  /** The headers of each account. */
  readonly headers: readonly Readonly<Record<string, string>>[];
  readonly connections: number;
  readonly seconds: number;
  /** The number of the first write. */
  readonly from: number;
}

/**
 * Sends writes in their order, as fast as they are answered on all connections, by wrk; returns how many were, in all
 * and a second. Throws where one is refused or fails.
 */
export async function measureWrites(
  writes: readonly Write[],
  { url, headers, connections, seconds, from }: WriteLoad,
): Promise<{ count: number; perSecond: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'osteon-wrk-'));
  const script = join(folder, 'writes.lua');
  const { origin, pathname } = new URL(url);
  const path = pathname === '/' ? '' : pathname;
  await writeFile(
    script,
    `local headers = {${headers.map(quoteTable).join(',\n')}}
local writes = {${writes.map(({ account, name, body }) => `{${account + 1},${quote(`${path}/${name}`)},${quote(body)}}`).join(',\n')}}
local turn = ${from}
request = function()
  turn = turn + 1
  local write = writes[(turn - 1) % #writes + 1]
  return wrk.format("POST", write[2], headers[write[1]], (write[3]:gsub("TURN", "turn-" .. turn)))
end
done = function(summary)
  local errors = summary.errors
  io.write(string.format("REQUESTS %d MICROSECONDS %d REFUSED %d LOST %d\\n", summary.requests, summary.duration,
    errors.status, errors.connect + errors.read + errors.write + errors.timeout))
end`,
  );
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '30s',
    '-s',
    script,
    origin,
  ]);
  await rm(folder, { recursive: true });
  const [, count, microseconds, refused, lost] =
    /REQUESTS (\d+) MICROSECONDS (\d+) REFUSED (\d+) LOST (\d+)/.exec(stdout) ?? [];
  if (refused !== '0' || lost !== '0') throw new Error(`${url}: ${refused} writes were refused and ${lost} lost`);
  return { count: Number(count), perSecond: Number(count) / (Number(microseconds) / 1e6) };
}
