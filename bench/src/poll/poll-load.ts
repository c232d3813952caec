import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The two calls that every open page makes each five seconds (rules/polling#polls). */
const PATHS = [
  '/gateway/transfer-service/getLatestUnreadTransfer?isRead=0',
  '/gateway/message-service/getMessageCount?promptSceneCode=doctor-home-pc',
];

/** The measurements of a gateway under load. */
export interface Load {
  readonly perSecond: number;
  readonly p99: number;
}

/** Polls from as many connections, each as soon as it has its answer, every poll as the next user. */
export async function pollHard(
  url: string,
  cookies: readonly string[],
  { folder, connections, seconds }: { folder: string; connections: number; seconds: number },
): Promise<Load> {
  const script = join(folder, 'poll.lua');
  await writeFile(
    script,
    `local cookies = {${cookies.map((each) => `"${each}"`).join(',')}}
local paths = {${PATHS.map((path) => `"${path}"`).join(',')}}
local turn = 0
request = function()
  turn = turn + 1
  return wrk.format("GET", paths[turn % #paths + 1], { ["Cookie"] = cookies[math.floor(turn / #paths) % #cookies + 1] })
end
done = function(summary, latency)
  io.write(string.format("ANSWERED %d MICROSECONDS %d FAILED %d P99 %d\\n", summary.requests, summary.duration,
    summary.errors.status + summary.errors.connect + summary.errors.timeout, latency:percentile(99)))
end`,
  );
  const { stdout } = await run('wrk', ['-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, url]);
  const [, answered, microseconds, failed, p99] =
    /ANSWERED (\d+) MICROSECONDS (\d+) FAILED (\d+) P99 (\d+)/.exec(stdout) ?? [];
  if (failed !== '0') throw new Error(`${failed} polls failed`);
  return { perSecond: (Number(answered) * 1e6) / Number(microseconds), p99: Number(p99) / 1000 };
}
