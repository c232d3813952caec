import { type Library, mediaCatalogue } from '@osteon/library';
import type { AppContext } from '../../platform/app-context.ts';

type Catalogue = Library['media'];

/** The media of one video: the first `seconds` of a film with a narration. */
export interface VideoMedia {
  readonly picture: Catalogue['pictures'][number];
  readonly narration: Catalogue['voices'][string];
  readonly seconds: number;
}

export type MediaCatalogue = ReturnType<typeof createMediaCatalogue>;

/** Folder of the media on the disk `library`. */
export const MEDIA_FOLDER = 'media';

/** Creates the catalogue of the library's media, which is read at first use. */
export function createMediaCatalogue({ storage }: Pick<AppContext, 'storage'>) {
  let catalogue: Promise<Catalogue> | undefined;

  async function read(): Promise<Catalogue> {
    const text = await storage.library.get(`${MEDIA_FOLDER}/catalogue.json`);
    return mediaCatalogue.parse(JSON.parse(text));
  }

  return {
    /** The media of a video; null where it has none. */
    async findByVideo(videoId: string): Promise<VideoMedia | null> {
      catalogue ??= read();
      const { pictures, voices, assignments } = await catalogue;
      const picture = pictures.find(({ id }) => id === assignments[videoId]);
      if (!picture) return null;
      const narration = voices[videoId] ?? picture;
      return { picture, narration, seconds: narration.seconds };
    },

    /** Reads a text file of the media. */
    readText: (path: string): Promise<string> => storage.library.get(`${MEDIA_FOLDER}/${path}`),
  };
}
