import { formatDateTime } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../platform/app-context.ts';
import { DEAD_LETTERS } from '../platform/jobs/declare-queues.ts';
import { createStoredJobRepository, jobStates, type StoredJob } from '../platform/jobs/stored-job-repository.ts';
import { StartupError } from '../platform/startup-error.ts';
import { defineCommand } from './command.ts';
import { textTable } from './text-table.ts';
import { top } from './top.ts';

const verbs = ['queues', 'list', 'show', 'retry', 'cancel'] as const;

const words = z
  .array(z.string())
  .transform(([verb = 'queues', ...rest]) => ({ verb, rest }))
  .pipe(
    z.object({
      verb: z.enum(verbs, { error: `must be one of ${verbs.join(', ')}` }),
      rest: z.array(z.uuid({ error: 'must be the id of a job' })).max(1, { error: 'takes one id' }),
    }),
  );

/** `npm run operator -- jobs`: shows, retries and cancels background jobs (rules/jobs#dead-letters). */
export const jobsCommand = defineCommand({
  usage: 'queues | list [--queue NAME] [--state STATE] [--top 20] | show ID | retry ID | cancel ID',
  summary: 'Shows the queues of background jobs and their jobs; retries one that was given up, or cancels one.',
  options: {
    queue: z.string().min(1).optional(),
    state: z.enum(jobStates, { error: `must be one of ${jobStates.join(', ')}` }).optional(),
    top,
  },
  words,
  async *run(deps, { options: { queue, state, top: limit }, words: { verb, rest } }) {
    if (verb === 'queues') yield* showQueues(deps);
    else if (verb === 'list') {
      const jobs = await createStoredJobRepository(deps.db).list({ queue, state }, limit);
      yield* jobs.map(formatJob);
      if (jobs.length === 0) yield 'There is no such job.';
    } else yield* await actions[verb](deps, await requireJob(deps, rest));
  },
});

async function* showQueues({ db }: AppContext): AsyncIterable<string> {
  const depths = await createStoredJobRepository(db).readQueueDepths();
  const columns = [
    { title: 'queue' },
    ...['waiting', 'running', 'failed', 'oldest s'].map((title) => ({ title, right: true })),
  ];
  yield* textTable(
    columns,
    depths.map(({ queue, waiting, running, failed, oldest }) => [
      queue,
      ...[waiting, running, failed, Math.round(oldest)].map(String),
    ]),
  );
}

type Action = (deps: AppContext, job: StoredJob) => Promise<readonly string[]>;

const actions: Readonly<Record<'show' | 'retry' | 'cancel', Action>> = {
  async show(_deps, job) {
    const source = job.sourceId === null ? [] : [`was ${job.sourceId} of ${job.sourceQueue ?? ''}`];
    return [formatJob(job), `due ${formatDateTime(job.startAfter)}`, ...source, `data ${JSON.stringify(job.data)}`];
  },

  async retry({ jobs }, { id, queue, state }) {
    const boss = await jobs.open();
    if (queue === DEAD_LETTERS) {
      const moved = await boss.redrive(DEAD_LETTERS, { ids: [id] });
      return moved === 1 ? [`${id} is queued again.`] : refuse(`The queue of ${id} is gone.`);
    }
    if (state === 'failed') await boss.retry(queue, id);
    else if (state === 'retry') await boss.update(queue, undefined, { id, startAfter: new Date() });
    else refuse(`${id} is ${state}; only failed jobs are retried.`);
    return [`${id} is queued again.`];
  },

  async cancel({ jobs }, { id, queue, state }) {
    if (!['created', 'retry', 'active'].includes(state)) refuse(`${id} is ${state} and cannot be cancelled.`);
    await (await jobs.open()).cancel(queue, id);
    return [`${id} is cancelled.`];
  },
};

async function requireJob({ db }: AppContext, [id]: readonly string[]): Promise<StoredJob> {
  if (id === undefined) throw new StartupError('Which job? Its id follows; jobs list shows them.');
  return (await createStoredJobRepository(db).find(id)) ?? refuse(`There is no job ${id}.`);
}

function formatJob({ id, queue, state, createdAt, retries, reason }: StoredJob): string {
  const attempts = `retries=${retries}`;
  return [id, queue, state, formatDateTime(createdAt), attempts, ...(reason === null ? [] : [reason])].join('  ');
}

function refuse(complaint: string): never {
  throw new StartupError(complaint);
}
