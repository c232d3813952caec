import { z } from 'zod';
import { call } from '../call.ts';
import { timestamp } from '../fields.ts';

const dataExport = z.object({
  /** `none` also after the archive was deleted; `failed`: it can be requested again at once. */
  state: z.enum(['none', 'preparing', 'ready', 'failed']),
  /** Path of the archive, for its owner's session alone; empty unless it is ready. */
  url: z.string(),
  /** Size of the archive; 0 unless it is ready. */
  bytes: z.number().int(),
  requestedAt: timestamp.nullable(),
  /** The time at which the archive is deleted; null unless it is ready. */
  availableUntil: timestamp.nullable(),
  /** The time from which another one can be requested; null if that is now, and while one is being prepared. */
  nextRequestAt: timestamp.nullable(),
});

/**
 * Requests an archive of all data that is stored of the caller; while one is being prepared, and for a day after it was
 * requested, that one is returned and no new one starts (rules/data-export#request).
 */
export const requestDataExport = call({
  name: 'requestDataExport',
  family: 'personal',
  mode: 'post',
  summary: "Request an archive of the caller's data",
  request: {},
  response: dataExport,
  session: 'required',
});

/** The caller's newest archive (rules/data-export#states). */
export const getDataExport = call({
  name: 'getDataExport',
  family: 'personal',
  mode: 'get',
  summary: "The caller's newest archive of their data",
  request: {},
  response: dataExport,
  session: 'required',
  refreshedBy: ['message'],
});
