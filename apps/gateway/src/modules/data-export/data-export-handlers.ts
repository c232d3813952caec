import type { ResponseOf } from '@osteon/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Handlers } from '../../platform/http/handler.ts';
import { ARCHIVE_ROUTE } from './archive-file.ts';
import type { DataExportRow } from './data-export-repository.ts';
import { type DataExportService, getNextRequestAt, RETENTION_MS } from './data-export-service.ts';

export type DataExportCall = 'requestDataExport' | 'getDataExport';

/** Handles the calls of archives of an account's data. */
export function createDataExportHandlers(clock: Clock, exports: DataExportService): Handlers<DataExportCall> {
  const present = (row: DataExportRow | undefined) => presentDataExport(row, clock.now());
  return {
    requestDataExport: async (_input, { session, ip, deviceId }) =>
      present(await exports.request({ accountId: session.customerId, ip, deviceId })),
    getDataExport: async (_input, { session }) => present(await exports.findNewest(session.customerId)),
  };
}

function presentDataExport(row: DataExportRow | undefined, now: number): ResponseOf<'getDataExport'> {
  if (!row) {
    return { state: 'none', url: '', bytes: 0, requestedAt: null, availableUntil: null, nextRequestAt: null };
  }
  const isReady = row.state === 'ready';
  return {
    state: row.state,
    url: isReady ? `${ARCHIVE_ROUTE}/${row.id}` : '',
    bytes: row.bytes,
    requestedAt: row.requestedAt,
    availableUntil: isReady && row.finishedAt !== null ? row.finishedAt + RETENTION_MS : null,
    nextRequestAt: getNextRequestAt(row, now),
  };
}
