import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../database/connect.ts';
import { createStoredJobRepository, type QueueDepth } from '../jobs/stored-job-repository.ts';

const gauges: Readonly<Record<string, { help: string; read: (depth: QueueDepth) => number }>> = {
  job_queue_waiting: { help: 'Jobs that wait for an attempt', read: ({ waiting }) => waiting },
  job_queue_running: { help: 'Jobs that are worked on', read: ({ running }) => running },
  job_queue_failed: { help: 'Jobs of the last days that were given up', read: ({ failed }) => failed },
  job_queue_oldest_seconds: { help: 'Time since the oldest waiting job was due', read: ({ oldest }) => oldest },
};

/** Registers the metrics of the job queues; without a database they retain their last values. */
export function registerJobMetrics(registry: Registry, db: Database): { update(): Promise<void> } {
  const registered = Object.entries(gauges).map(([name, { help, read }]) => ({
    gauge: new Gauge({ name, help, labelNames: ['queue'], registers: [registry] }),
    read,
  }));
  const repository = createStoredJobRepository(db);
  return {
    async update() {
      const depths = await repository.readQueueDepths().catch(() => []);
      for (const { gauge, read } of registered)
        for (const depth of depths) gauge.set({ queue: depth.queue }, read(depth));
    },
  };
}
