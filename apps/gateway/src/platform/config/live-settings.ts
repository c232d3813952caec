import { z } from 'zod';
import { origin } from './origin.ts';

/** `rtmp` or `rtmps`, host, path; the stream key of an encoder is the last part, which has `{key}`. */
const PUSH_ADDRESS = /^rtmps?:\/\/[^\s/{}]+(?:\/(?:[^\s/{}]|\{channel\})+)+\/[^\s/{}]*\{key\}[^\s/{}]*$/;

/** The variables of live streams (docs/live.md). */
export const liveVariables = {
  /** Port for encoders (RTMP), beside HOST; `off` where this gateway receives no streams. */
  LIVE_PORT: z.union([z.literal('off'), z.coerce.number().int().min(0).max(65_535)]).default(1935),
  /**
   * The address to which encoders push that do not reach the gateway itself: a relay that forwards the stream. `{key}`
   * is the stream key, `{channel}` the channel's id.
   */
  LIVE_PUSH_URL: z
    .string()
    .regex(PUSH_ADDRESS, 'must be an address such as rtmps://push.example.com/live/{key}')
    .optional(),
  /**
   * Origin of a CDN whose origin server is this gateway; it serves running streams to everybody who has their signed
   * URL.
   */
  LIVE_PLAY_URL: origin.optional(),
  /** Retention of the recordings of events, in days. */
  LIVE_RETENTION_DAYS: z.coerce.number().int().min(1).max(36_500).default(365),
};

/** The settings of live streams; `port` is null where this gateway receives none. */
export function toLive(values: z.output<z.ZodObject<typeof liveVariables>>) {
  return {
    port: values.LIVE_PORT === 'off' ? null : values.LIVE_PORT,
    /** Template of the address that encoders push to; null where they push to this gateway. */
    pushUrl: values.LIVE_PUSH_URL ?? null,
    /** Origin of the CDN of running streams; null where the gateway serves them itself (rules/stream#play-cdn). */
    playUrl: values.LIVE_PLAY_URL === undefined ? null : new URL(values.LIVE_PLAY_URL).origin,
    retentionDays: values.LIVE_RETENTION_DAYS,
  };
}
