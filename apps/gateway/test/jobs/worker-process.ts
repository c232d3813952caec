import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { AppContext } from '../../src/platform/app-context.ts';
import type { TestDatabase } from '../database.ts';
import { noSettings } from '../no-settings.ts';

/** The workers of a gateway in a process of their own. */
export interface WorkerProcess {
  /** Ends it by SIGKILL. */
  kill(): Promise<void>;
}

/**
 * Starts the workers of a gateway with these settings, and the worker of `count-effects.ts`; resolves once they work.
 */
export async function startWorkerProcess(
  address: TestDatabase['address'],
  env: Record<string, string> = {},
): Promise<WorkerProcess> {
  const program = join(import.meta.dirname, 'run-workers.ts');
  const child: ChildProcess = spawn(process.execPath, [program, JSON.stringify(address)], {
    env: { ...noSettings, PATH: process.env.PATH, NODE_ENV: 'test', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!child.stdout) throw new Error('the workers have no output');
  await once(createInterface(child.stdout), 'line');
  return {
    async kill() {
      const exited = once(child, 'exit');
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Does at once the work of half a minute after a kill: the jobs of silent workers are retried. */
export async function retakeKilledJobs({ jobs, sql }: Pick<AppContext, 'jobs' | 'sql'>): Promise<void> {
  await sql`update pgboss.job set heartbeat_on = now() - interval '1 minute' where state = 'active'`;
  await sql`update pgboss.queue set monitor_on = null`;
  await (await jobs.open()).supervise();
  await sql`update pgboss.job set start_after = now() where state = 'retry'`;
}
