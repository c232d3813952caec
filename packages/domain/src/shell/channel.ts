/** Channel of a visit without one (rules/navigation#channel). */
export const DEFAULT_CHANNEL = 'osteon_pc_direct';

/** Maximum number of channels in the history (rules/navigation#channel). */
export const CHANNEL_HISTORY_MAX = 10;

const SEPARATOR = '#';
const CHANNEL = /^[\w.~-]{1,64}$/;

/** A visitor's channels: current, first, and the '#'-joined history (rules/navigation#channel). */
export interface ChannelTrack {
  readonly ch: string;
  readonly fch: string;
  readonly ct: string;
}

/**
 * The track after a visit by `channel`: the first channel stays, a change of channel is added to the history, whose
 * oldest entries beyond ten are removed (rules/navigation#channel). A value that is no channel name is not recorded: it
 * comes from a link that anyone can write.
 */
export function recordChannel(track: ChannelTrack | null, channel: string): ChannelTrack | null {
  if (!CHANNEL.test(channel)) return track;
  const history = track === null || track.ct === '' ? [] : track.ct.split(SEPARATOR);
  if (history.at(-1) !== channel) history.push(channel);
  return {
    ch: channel,
    fch: track?.fch || channel,
    ct: history.slice(-CHANNEL_HISTORY_MAX).join(SEPARATOR),
  };
}

/**
 * The URL that replaces the current one, or null if it has a channel already: the same path with `ch` set and
 * `fromPush` dropped (rules/navigation#navigation-guard). `search` starts with '?' or is empty, `hash` with '#'.
 */
export function getChannelRedirect(
  location: { readonly pathname: string; readonly search: string; readonly hash: string },
  channel: string = DEFAULT_CHANNEL,
): string | null {
  const query = new URLSearchParams(location.search);
  if (query.get('ch')) return null;
  query.delete('fromPush');
  query.set('ch', channel);
  return `${location.pathname}?${query}${location.hash}`;
}

/**
 * Returns true if two addresses are the same page: path and query except for the channel, and the same hash if `to` has
 * one (rules/navigation#navigation-guard).
 */
export function isSamePage(
  from: { readonly pathname: string; readonly search: string; readonly hash: string },
  to: { readonly pathname: string; readonly search: string; readonly hash: string },
): boolean {
  if (from.pathname !== to.pathname || (to.hash !== '' && to.hash !== from.hash)) return false;
  return getPageQuery(from.search) === getPageQuery(to.search);
}

function getPageQuery(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('ch');
  query.delete('fromPush');
  return query.toString();
}
