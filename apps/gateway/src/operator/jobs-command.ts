import { formatDateTime } from '@osteon/domain';
import { z } from 'zod';
import type { AppContext } from '../platform/app-context.ts';
import { DEAD_LETTERS } from '../platform/jobs/declare-queues.ts';
import { createStoredJobRepository, jobStates, type StoredJob } from '../platform/jobs/stored-job-repository.ts';
import { StartupError } from '../platform/startup-error.ts';
import { defineCommand, defineVerb, noWords, oneWord } from './command.ts';
import { top } from './options.ts';
import { textTable } from './text-table.ts';

const jobId = oneWord({ missing: 'Which job? Its id follows; jobs list shows them.', more: 'takes one id' }).pipe(
  z.uuid({ error: 'must be the id of a job' }),
);

const defineJobVerb = (act: (deps: AppContext, job: StoredJob) => Promise<readonly string[]>) =>
  defineVerb({
    usage: 'ID',
    options: {},
    words: jobId,
    async *run(deps, { words: id }) {
      yield* await act(deps, (await createStoredJobRepository(deps.db).find(id)) ?? refuse(`There is no job ${id}.`));
    },
  });

/** `npm run operator -- jobs`: shows, retries and cancels background jobs (rules/jobs#dead-letters). */
export const jobsCommand = defineCommand({
  summary: 'Shows the queues of background jobs and their jobs; retries one that was given up, or cancels one.',
  verbs: {
    queues: defineVerb({ usage: '', options: {}, words: noWords, run: showQueues }),
    list: defineVerb({
      usage: '[--queue NAME] [--state STATE] [--top 20]',
      options: {
        queue: z.string().min(1).optional(),
        state: z.enum(jobStates, { error: `must be one of ${jobStates.join(', ')}` }).optional(),
        top,
      },
      words: noWords,
      async *run({ db }, { options: { queue, state, top: limit } }) {
        const jobs = await createStoredJobRepository(db).list({ queue, state }, limit);
        yield* jobs.map(formatJob);
        if (jobs.length === 0) yield 'There is no such job.';
      },
    }),
    show: defineJobVerb(show),
    retry: defineJobVerb(retry),
    cancel: defineJobVerb(cancel),
  },
  defaultVerb: 'queues',
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

async function show(_deps: AppContext, job: StoredJob): Promise<readonly string[]> {
  const source = job.sourceId === null ? [] : [`was ${job.sourceId} of ${job.sourceQueue ?? ''}`];
  return [formatJob(job), `due ${formatDateTime(job.startAfter)}`, ...source, `data ${JSON.stringify(job.data)}`];
}

async function retry({ jobs }: AppContext, { id, queue, state }: StoredJob): Promise<readonly string[]> {
  const boss = await jobs.open();
  if (queue === DEAD_LETTERS) {
    const moved = await boss.redrive(DEAD_LETTERS, { ids: [id] });
    return moved === 1 ? [`${id} is queued again.`] : refuse(`The queue of ${id} is gone.`);
  }
  if (state === 'failed') await boss.retry(queue, id);
  else if (state === 'retry') await boss.update(queue, undefined, { id, startAfter: new Date() });
  else refuse(`${id} is ${state}; only failed jobs are retried.`);
  return [`${id} is queued again.`];
}

async function cancel({ jobs }: AppContext, { id, queue, state }: StoredJob): Promise<readonly string[]> {
  if (!['created', 'retry', 'active'].includes(state)) refuse(`${id} is ${state} and cannot be cancelled.`);
  await (await jobs.open()).cancel(queue, id);
  return [`${id} is cancelled.`];
}

function formatJob({ id, queue, state, createdAt, retries, reason }: StoredJob): string {
  const attempts = `retries=${retries}`;
  return [id, queue, state, formatDateTime(createdAt), attempts, ...(reason === null ? [] : [reason])].join('  ');
}

function refuse(complaint: string): never {
  throw new StartupError(complaint);
}
