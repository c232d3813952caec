import { ADVERT_LINK, LIVE_ACTIONS } from '@osteon/domain';
import { z } from 'zod';
import { id, multilineText, text } from '../fields.ts';

/** Fields of every event: its age in ms, and the page by its name in the route table. */
const pageFields = {
  age: z
    .number()
    .int()
    .min(0)
    .max(24 * 60 * 60 * 1000),
  page: z.string().regex(/^[\w/.-]{1,64}$/),
  /** The item that the page shows; empty for other pages (rules/analytics#events). */
  content_id: z.union([z.literal(''), id]),
};

const name = z.string().regex(/^[\w-]{1,32}$/);
const grid = z.number().int().min(0).max(9999);

/** The channel of the visit; empty where it is unknown (rules/navigation#channel). */
export const channel = z.string().regex(/^[\w.~-]{0,64}$/);

/** The fields of card events, by their names on the wire (rules/analytics#events). */
const card = {
  ...pageFields,
  /** The page and the section of it that shows the card: `home`, `home.recommended`. */
  scene: z.string().regex(/^[\w.-]{1,64}$/),
  channel,
  /** Resource type. */
  content_type: z.number().int().min(0).max(9999),
  content_id: id,
  /** Layout: in a grid or a row. */
  card_style: name,
  /** Column and row in its list, from 1. */
  x_position: grid,
  y_position: grid,
  /** Kind of its item. */
  card_type: name,
};

const exposure = z.strictObject({
  event: z.literal('exposure'),
  action: z.literal('exposure'),
  ...card,
  /** The cards that were visible at the same time. */
  sample_ids: z.array(id).max(12),
});

const click = z.strictObject({
  event: z.literal('click'),
  action: z.literal('click'),
  ...card,
  click_type: z.enum(['open', 'newTab']),
});

const pageView = z.strictObject({
  event: z.literal('pageView'),
  ...pageFields,
  title: text(120),
  /** Layout section (rules/shell#layouts). */
  section: z.number().int().min(1).max(5),
});

const pageStay = z.strictObject({
  event: z.literal('pageStay'),
  ...pageFields,
  /** Visible time since the last report, in ms. */
  stay: z
    .number()
    .int()
    .min(0)
    .max(24 * 60 * 60 * 1000),
});

const signUp = z.strictObject({ event: z.literal('SignUp'), ...pageFields });

const browserError = z.strictObject({
  event: z.literal('browserError'),
  ...pageFields,
  kind: z.enum(['error', 'rejection', 'render']),
  message: multilineText(200),
  stack: multilineText(1200),
});

const webVital = z.strictObject({
  event: z.literal('webVital'),
  ...pageFields,
  name: z.enum(['LCP', 'INP', 'CLS', 'FCP', 'TTFB']),
  /** Milliseconds; a plain number for CLS. */
  value: z.number().min(0).max(600_000),
});

const liveAction = z.strictObject({
  event: z.literal('liveAction'),
  ...pageFields,
  name: z.enum(LIVE_ACTIONS),
  activityId: id,
});

/** The details of a live event could not be loaded. */
const liveAbnormal = z.strictObject({
  event: z.literal('liveAbnormal'),
  ...pageFields,
  /** Error code of the response (rules/gateway#codes); 0 if there was none. */
  code: z.number().int().min(0).max(999_999),
});

/** One event of a browser. */
export const analyticsEvent = z.discriminatedUnion('event', [
  pageView,
  pageStay,
  exposure,
  click,
  signUp,
  browserError,
  webVital,
  liveAction,
  liveAbnormal,
]);

/** One event of an advert, or of a banner of the home page (rules/analytics#advertisements). */
export const adEvent = z.strictObject({
  ...pageFields,
  action: z.enum(['show', 'click', 'close']),
  /** The advert; absent for a banner. */
  advertId: id.optional(),
  /** Link target of the banner. */
  adLink: z.string().regex(ADVERT_LINK),
  /** Its position among its neighbours, from 1. */
  position: grid,
});

export type AnalyticsEvent = z.infer<typeof analyticsEvent>;
export type AdEvent = z.infer<typeof adEvent>;
