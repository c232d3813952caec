import { afterAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { testApp } from '../../test/app.ts';
import { PermanentJobError } from '../platform/jobs/job-error.ts';
import { defineQueue } from '../platform/jobs/queue.ts';
import { startWorkers } from '../platform/jobs/start-workers.ts';
import { defineWorker } from '../platform/jobs/worker.ts';
import { jobsCommand } from './jobs-command.ts';

const queue = defineQueue({ name: 'covers', schema: z.object({ video: z.string() }) });
const gateway = await testApp({ env: { WORKERS: 'off' } });
afterAll(() => gateway.close());

async function jobs(...words: string[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of jobsCommand.read(words)(gateway.deps)) lines.push(line);
  return lines;
}

const send = (video: string) => gateway.deps.jobs.send(gateway.deps.db, queue, { video });

test('a job that was given up is listed with its reason, shown, and retried', async () => {
  let broken = true;
  const worked: string[] = [];
  const id = (await send('f1')) ?? '';
  const worker = defineWorker({
    queue,
    async work({ video }) {
      if (broken) throw new PermanentJobError('the video has no picture');
      worked.push(video);
    },
  });
  const stop = await startWorkers(gateway.deps, [worker]);
  await vi.waitFor(async () => {
    expect(await jobs('list', '--queue', 'dead-letters')).toEqual([
      expect.stringMatching(/^[\da-f-]{36} {2}dead-letters {2}created {2}.* {2}the video has no picture$/),
    ]);
  }, 15_000);
  expect((await jobs('queues')).map((line) => line.split(/ +/).slice(0, 2))).toContainEqual(['dead-letters', '1']);
  expect(await jobs('show', id)).toEqual([
    expect.stringContaining('the video has no picture'),
    expect.stringMatching(/^due \d{4}\./),
    `was ${id} of covers`,
    'data {"video":"f1"}',
  ]);

  broken = false;
  expect(await jobs('retry', id)).toEqual([expect.stringMatching(/ is queued again\.$/)]);
  await vi.waitFor(() => expect(worked).toEqual(['f1']), 15_000);
  expect(await jobs('list', '--queue', 'dead-letters', '--state', 'created')).toEqual(['There is no such job.']);
  await stop();
});

test('a waiting job is cancelled, once', async () => {
  const id = (await send('f2')) ?? '';
  expect(await jobs('cancel', id)).toEqual([`${id} is cancelled.`]);
  await expect(jobs('cancel', id)).rejects.toThrow(`${id} is cancelled and cannot be cancelled.`);
  await expect(jobs('retry', id)).rejects.toThrow(`${id} is cancelled; only failed jobs are retried.`);
});

test.each([
  ['an unknown verb', ['feed'], 'must be one of queues, list, show, retry, cancel'],
  ['an id that is none', ['show', '7'], 'must be the id of a job'],
  ['an unknown state', ['list', '--state', 'lost'], '--state must be one of created'],
  ['no id', ['retry'], 'Which job?'],
  ['an unknown id', ['cancel', '0197a1b2-0000-7000-8000-000000000000'], 'There is no job 0197a1b2'],
])('%s is refused in one line', async (_what, words, complaint) => {
  await expect((async () => jobs(...words))()).rejects.toThrow(complaint);
});
