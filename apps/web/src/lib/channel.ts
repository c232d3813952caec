import { type ChannelTrack, recordChannel, STORAGE_KEYS } from '@osteon/domain';

const { channel: CURRENT, firstChannel: FIRST, channelHistory: HISTORY } = STORAGE_KEYS;

/**
 * Where the visitor came from: channel, first channel and the history of channels, empty where none is known
 * (rules/shell#channel).
 */
export function channelTrack(): ChannelTrack {
  const read = (key: string) => localStorage.getItem(key) ?? '';
  return { ch: read(CURRENT), fch: read(FIRST), ct: read(HISTORY) };
}

/** Adds a visit by a channel to what is known of the visitor's channels (rules/shell#channel). */
export function storeChannel(channel: string): void {
  const known = channelTrack();
  const track = recordChannel(known.ch === '' ? null : known, channel);
  if (track === null) return;
  localStorage.setItem(CURRENT, track.ch);
  localStorage.setItem(FIRST, track.fch);
  localStorage.setItem(HISTORY, track.ct);
}
