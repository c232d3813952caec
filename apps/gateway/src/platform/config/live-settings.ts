import { z } from 'zod';

/** The variables of live streams (docs/live.md). */
export const liveVariables = {
  /** Port for encoders (RTMP), beside HOST; `off` where this gateway takes no streams. */
  LIVE_PORT: z.union([z.literal('off'), z.coerce.number().int().min(0).max(65_535)]).default(1935),
  /** How long the recordings of events are kept, in days. */
  LIVE_RETENTION_DAYS: z.coerce.number().int().min(1).max(36_500).default(365),
};

/** The settings of live streams; `port` is null where this gateway takes none. */
export function toLive(values: z.output<z.ZodObject<typeof liveVariables>>) {
  return {
    port: values.LIVE_PORT === 'off' ? null : values.LIVE_PORT,
    retentionDays: values.LIVE_RETENTION_DAYS,
  };
}
