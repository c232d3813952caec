import { setTimeout as pause } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';
import type { AppContext } from '../app-context.ts';
import { LocalDriver } from './local-driver.ts';
import { checkStorage } from './storage-check.ts';

/** Time limit of a check, in ms, as collectors wait for ten seconds at most. */
const PATIENCE_MS = 3000;

/** Registers the metrics of the disk `files`; the storage is checked when they are read (rules/storage#monitoring). */
export function registerStorageMetrics(
  registry: Registry,
  deps: Pick<AppContext, 'storage'>,
): { update(): Promise<void> } {
  const { driver } = deps.storage.files;
  const up = new Gauge({
    name: 'storage_up',
    help: '1 where a file could be written, read and deleted',
    registers: [registry],
  });
  const free =
    driver instanceof LocalDriver
      ? new Gauge({ name: 'storage_free_bytes', help: 'Free space of the local disk', registers: [registry] })
      : null;
  return {
    async update() {
      const isUp = checkStorage(deps).then((problem) => problem === null);
      up.set((await Promise.race([isUp, pause(PATIENCE_MS, false, { ref: false })])) ? 1 : 0);
      if (free && driver instanceof LocalDriver) free.set((await driver.measureFreeBytes()) ?? 0);
    },
  };
}
