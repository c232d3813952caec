import { type ChannelTrack, recordChannel, STORAGE_KEYS } from '@osteon/domain';

const { channel: CURRENT, firstChannel: FIRST, channelHistory: HISTORY } = STORAGE_KEYS;

/** The visitor's channels: current, first and history; empty where unknown (rules/navigation#channel). */
export function channelTrack(): ChannelTrack {
  const read = (key: string) => localStorage.getItem(key) ?? '';
  return { ch: read(CURRENT), fch: read(FIRST), ct: read(HISTORY) };
}

/** Records a visit by a channel (rules/navigation#channel). */
export function storeChannel(channel: string): void {
  const known = channelTrack();
  const track = recordChannel(known.ch === '' ? null : known, channel);
  if (track === null) return;
  localStorage.setItem(CURRENT, track.ch);
  localStorage.setItem(FIRST, track.fch);
  localStorage.setItem(HISTORY, track.ct);
}
