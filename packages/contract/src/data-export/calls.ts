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
  /** When the archive is deleted; null unless it is ready. */
  availableUntil: timestamp.nullable(),
  /** From when on another one can be requested; null where that is now, and while one is being prepared. */
  nextRequestAt: timestamp.nullable(),
});

/**
 * Requests an archive of everything that is kept of the caller; while one is being prepared, and for a day after it was
 * requested, that one is answered and nothing new begins (rules/data-export#request).
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
