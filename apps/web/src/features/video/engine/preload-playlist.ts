import type { AudioChoice } from '@osteon/domain';

/** The smallest rendition of a playlist: renditions are in rising order (rules/video#playlists). */
const RENDITION = /^[^#\s].*$/m;

const INIT_SEGMENT = /^#EXT-X-MAP:URI="([^"]+)"/m;

/** Segments are the lines that are no tags. */
const FIRST_SEGMENT = /^[^#\s].*$/m;

/** The playlist of the sound in a language. */
const audioOf = (language: AudioChoice) =>
  new RegExp(`^#EXT-X-MEDIA:TYPE=AUDIO.*LANGUAGE="${language}".*URI="([^"]+)"`, 'm');

/**
 * Loads the playlists of a video and the first segments of its smallest rendition into the browser's cache, where the
 * engine finds them: on a slow network its code takes as long to load as all of them. A failure is that of the engine.
 */
export async function preloadPlaylist(playlistUrl: string, audio: AudioChoice, signal: AbortSignal): Promise<void> {
  const read = async (url: string) => (await fetch(url, { signal })).text();
  const preloadTrack = async (match: string | undefined) => {
    if (match === undefined) return;
    const url = new URL(match, new URL(playlistUrl, location.href));
    const playlist = await read(url.href);
    const files = [INIT_SEGMENT.exec(playlist)?.[1], FIRST_SEGMENT.exec(playlist)?.[0]].filter(
      (file) => file !== undefined,
    );
    await Promise.all(files.map(async (file) => (await fetch(new URL(file, url), { signal })).blob()));
  };
  const master = await read(playlistUrl);
  await Promise.all([preloadTrack(RENDITION.exec(master)?.[0]), preloadTrack(audioOf(audio).exec(master)?.[1])]);
}
