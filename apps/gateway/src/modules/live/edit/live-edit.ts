import { CREDIT_CLASSES, LIVE_AUTHORIZE_TYPES } from '@osteon/domain';
import { z } from 'zod';
import type { liveEvent } from '../event/tables.ts';

const MINUTE_MS = 60_000;
const WEEK_MINUTES = 7 * 24 * 60;

type Event = Pick<typeof liveEvent.$inferSelect, 'planStartAt' | 'planEndAt'>;
type Change = Partial<
  Pick<
    typeof liveEvent.$inferInsert,
    'planStartAt' | 'planEndAt' | 'authorizeType' | 'renditions' | 'creditClass' | 'creditPoints'
  >
>;

const startTime = z.iso
  .datetime({ offset: true, error: 'begin is a moment with its zone, as 2026-12-01T20:00:00+08:00' })
  .transform((text) => Date.parse(text));
const minutes = z.coerce
  .number({ error: 'minutes is a number' })
  .int({ error: 'minutes is a whole number' })
  .min(1, { error: 'minutes is 1 at least' })
  .max(WEEK_MINUTES, { error: `minutes is ${WEEK_MINUTES} at most, a week` });
const authorize = z.enum(LIVE_AUTHORIZE_TYPES, { error: 'authorize is all, login or auth' });
const renditions = z
  .string()
  .transform((text) => [...new Set(text.split(','))])
  .pipe(z.array(z.enum(['SD', 'HD', 'FHD'], { error: 'clarities are some of SD,HD,FHD' })).min(1));
const creditClass = z
  .enum([...CREDIT_CLASSES, 'none'], { error: `creditClass is ${CREDIT_CLASSES.join(', ')} or none` })
  .transform((value) => (value === 'none' ? null : value));
const points = z
  .string()
  .regex(/^\d{1,3}(\.\d)?$/, { error: 'points is a figure with one decimal at most, as 1.5' })
  .transform(Number);

/** The editable fields of an event, each with the change that a value makes (rules/live-operator#edit). */
const fields: Readonly<Record<string, (value: string, event: Event) => Change>> = {
  // A later start retains the planned duration.
  begin: (value, event) => {
    const planStartAt = startTime.parse(value);
    return { planStartAt, planEndAt: planStartAt + (event.planEndAt - event.planStartAt) };
  },
  minutes: (value, event) => ({ planEndAt: event.planStartAt + minutes.parse(value) * MINUTE_MS }),
  authorize: (value) => ({ authorizeType: authorize.parse(value) }),
  clarities: (value) => ({ renditions: renditions.parse(value) }),
  creditClass: (value) => ({ creditClass: creditClass.parse(value) }),
  points: (value) => ({ creditPoints: points.parse(value) }),
};

/** Names of the editable fields. */
export const LIVE_EDIT_FIELDS = Object.keys(fields);

/**
 * Parses the value of a field to a change of an event.
 * @returns null for an unknown field, the reason for an invalid value
 */
export function readLiveEdit(field: string, value: string, event: Event): Change | string | null {
  const read = Object.hasOwn(fields, field) ? fields[field] : undefined;
  if (!read) return null;
  try {
    return read(value, event);
  } catch (error) {
    if (error instanceof z.ZodError) return error.issues.map(({ message }) => message).join('; ');
    throw error;
  }
}
