import { z } from 'zod';
import { call } from '../call.ts';
import { adEvent, analyticsEvent, channel } from './events.ts';

/**
 * The visit that a batch belongs to (rules/analytics#events). The visitor's identity comes from the session and the
 * cookies.
 */
const visit = {
  /** Random; a batch that is sent again, as its response was lost, counts once. */
  batchId: z.string().regex(/^[0-9a-f]{32}$/),
  visit_site_id: z.literal(1),
  visit_site_name: z.literal('PC'),
  /** Random, of one tab between its load and a login or logout; empty with Do Not Track. */
  session_id: z.string().regex(/^[0-9a-f]{0,32}$/),
  ch: channel,
  /** The first channel; empty with Do Not Track, as is the history. */
  fch: channel,
  ct: z.string().regex(/^(?:[\w.~-]{1,64}(?:#[\w.~-]{1,64}){0,9})?$/),
};

const acceptedCount = z.object({
  /** Number of accepted events. */
  accepted: z.number().int(),
});

const beacon = {
  family: 'analytics',
  mode: 'post',
  response: acceptedCount,
  session: 'optional',
  beacon: true,
  rateLimit: 'analyticsReports',
} as const;

/**
 * Reports events of a browser: page views and stays, impressions and clicks of cards, errors, web vitals
 * (rules/analytics#events).
 */
export const reportAnalytics = call({
  ...beacon,
  name: 'reportAnalytics',
  summary: 'Report what happened in a browser',
  request: { ...visit, events: z.array(analyticsEvent).min(1).max(20) },
  errors: ['tooMany'],
  bodyMax: 64 * 1024,
});

/** Reports impressions and clicks of advertisements (rules/analytics#advertisements). */
export const reportAdData = call({
  ...beacon,
  name: 'reportAdData',
  summary: 'Report which advertisements were seen and clicked',
  request: { ...visit, events: z.array(adEvent).min(1).max(20) },
  errors: ['tooMany'],
  bodyMax: 64 * 1024,
});
