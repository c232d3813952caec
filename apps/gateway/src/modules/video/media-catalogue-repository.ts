import { type Library, mediaCatalogue } from '@osteon/library';
import type { AppContext } from '../../platform/app-context.ts';

type Catalogue = Library['media'];

/** What one video plays: the first `seconds` of a picture under a narration. */
export interface VideoMedia {
  readonly picture: Catalogue['pictures'][number];
  readonly narration: Catalogue['voices'][string];
  readonly seconds: number;
}

export type MediaCatalogue = ReturnType<typeof createMediaCatalogue>;

/** Folder of the media on the library's disk. */
export const MEDIA_FOLDER = 'media';

/** The media of the library by video, read once and at first use. */
export function createMediaCatalogue({ storage }: Pick<AppContext, 'storage'>) {
  let catalogue: Promise<Catalogue> | undefined;

  async function read(): Promise<Catalogue> {
    const readText = await storage.library.get(`${MEDIA_FOLDER}/catalogue.json`);
    return mediaCatalogue.parse(JSON.parse(readText));
  }

  return {
    /** What a video plays; null for one without media. */
    async findByVideo(videoId: string): Promise<VideoMedia | null> {
      catalogue ??= read();
      const { pictures, voices, assignments } = await catalogue;
      const picture = pictures.find(({ id }) => id === assignments[videoId]);
      if (!picture) return null;
      const narration = voices[videoId] ?? picture;
      return { picture, narration, seconds: narration.seconds };
    },

    /** The text of a file of the media. */
    text: (path: string): Promise<string> => storage.library.get(`${MEDIA_FOLDER}/${path}`),
  };
}
