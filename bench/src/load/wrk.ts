import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A request of a load: paths are requested in turn. */
export interface LoadRequest {
  readonly method?: 'GET' | 'POST';
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Throughput of a load, per second. */
interface Load {
  readonly requests: number;
  readonly bytes: number;
}

/** The Debian packages of the programs that a benchmark needs. */
const PACKAGES: Readonly<Record<string, string>> = { wrk: 'wrk', nginx: 'nginx-light' };

/** @throws where a program is missing, with the name of its Debian package */
export async function requirePrograms(...names: string[]): Promise<void> {
  await run('which', names).catch(() => {
    throw new Error(
      `this benchmark needs ${names.map((name) => PACKAGES[name] ?? name).join(' and ')} (Debian packages)`,
    );
  });
}

/**
 * Requests as fast as `url` answers on `connections` connections, by wrk: a load generator in JavaScript would take
 * more of the processor than the server. Throws where a request is refused or fails.
 */
export async function measureLoad(
  url: string,
  request: LoadRequest,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Load> {
  const folder = await mkdtemp(join(tmpdir(), 'osteon-wrk-'));
  const script = join(folder, 'load.lua');
  await writeFile(script, composeScript(request));
  const { stdout } = await run('wrk', [
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '30s',
    '-s',
    script,
    url,
  ]);
  await rm(folder, { recursive: true });
  const [, requests, bytes, microseconds, failed] =
    /REQUESTS (\d+) BYTES (\d+) MICROSECONDS (\d+) FAILED (.+)/.exec(stdout) ?? [];
  if (failed !== '0 0 0 0 0') throw new Error(`${url}: refused, not connected, read, written, late: ${failed}`);
  const taken = Number(microseconds) / 1e6;
  return { requests: Number(requests) / taken, bytes: Number(bytes) / taken };
}

function composeScript({ method = 'GET', paths, headers = {}, body }: LoadRequest): string {
  return `local paths = {${paths.map(quote).join(',')}}
local headers = ${quoteTable(headers)}
local turn = 0
request = function()
  turn = turn + 1
  return wrk.format(${quote(method)}, paths[(turn - 1) % #paths + 1], headers, ${body === undefined ? 'nil' : quote(body)})
end
done = function(summary)
  local errors = summary.errors
  io.write(string.format("REQUESTS %d BYTES %d MICROSECONDS %d FAILED %d %d %d %d %d\\n", summary.requests, summary.bytes,
    summary.duration, errors.status, errors.connect, errors.read, errors.write, errors.timeout))
end`;
}

/** Names and their texts as a table of Lua. */
export function quoteTable(pairs: Readonly<Record<string, string>>): string {
  const entries = Object.entries(pairs).map(([name, value]) => `[${quote(name)}] = ${quote(value)}`);
  return `{${entries.join(',')}}`;
}

/** A text as a string of Lua: JSON's escapes of the characters that occur are Lua's, too. */
export function quote(text: string): string {
  return JSON.stringify(text);
}
