import { IngestError } from '../base/ingest-error.ts';
import { MEDIA_LANGUAGES, type MediaLanguage } from '../item/ingest-item.ts';
import type { AudioStream } from './probe-schema.ts';

/** ISO 639 codes of the language tags in video files; Chinese has several tags. */
const TAGS: Readonly<Record<string, MediaLanguage>> = {
  zh: 'zh',
  chi: 'zh',
  zho: 'zh',
  cmn: 'zh',
  yue: 'zh',
  en: 'en',
  eng: 'en',
};

/**
 * Selects one audio stream per language: by `stated`, the languages of the streams in order (null leaves one out), else
 * by the language tags. A single stream without a tag is Chinese.
 * @throws {IngestError} if the tags do not identify the streams
 */
export function selectAudio(
  streams: readonly AudioStream[],
  stated: readonly (MediaLanguage | null)[] | undefined,
): { index: number; language: MediaLanguage }[] {
  if (stated !== undefined && stated.length > streams.length)
    throw new IngestError(`audioLanguages names ${stated.length} sound tracks, the film has ${streams.length}`);
  const named = streams.map(({ index, tags }, position) => ({
    index,
    language: stated ? (stated[position] ?? null) : readTag(tags.language, streams.length),
  }));
  const tracks = MEDIA_LANGUAGES.flatMap((language) => {
    const track = named.find((each) => each.language === language);
    return track ? [{ index: track.index, language }] : [];
  });
  if (tracks.length === 0 && streams.length > 0 && stated === undefined) {
    const tags = streams.map(({ tags: { language } }) => language ?? 'none').join(', ');
    throw new IngestError(`the language tags of the sound tracks are ${tags}: name them in audioLanguages`);
  }
  return tracks;
}

function readTag(tag: string | undefined, count: number): MediaLanguage | null {
  if (tag === undefined || tag === 'und') return count === 1 ? 'zh' : null;
  return TAGS[tag.toLowerCase()] ?? null;
}
