import { recordChannel, STORAGE_KEYS } from '@osteon/domain';

const { channel: CURRENT, firstChannel: FIRST, channelHistory: HISTORY } = STORAGE_KEYS;

/** Adds a visit by a channel to what is known of the visitor's channels (seed 000 §3). */
export function keepChannel(channel: string): void {
  const read = (key: string) => localStorage.getItem(key) ?? '';
  const ch = read(CURRENT);
  const track = recordChannel(ch === '' ? null : { ch, fch: read(FIRST), ct: read(HISTORY) }, channel);
  if (track === null) return;
  localStorage.setItem(CURRENT, track.ch);
  localStorage.setItem(FIRST, track.fch);
  localStorage.setItem(HISTORY, track.ct);
}
