/** Interval at which an open page of an event renews its presence, in ms (rules/room-presence#presence). */
export const LIVE_PRESENCE_BEAT_MS = 60_000;

/** TTL of a presence, in ms: one beat may be late or lost (rules/room-presence#presence). */
export const LIVE_PRESENCE_MS = 150_000;

/** The device on which an event is open: a desktop or a mobile one (rules/room-presence#presence). */
export const LIVE_CHANNELS = ['pc', 'h5'] as const;
export type LiveChannel = (typeof LIVE_CHANNELS)[number];
