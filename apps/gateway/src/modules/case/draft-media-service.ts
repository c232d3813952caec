import type { AppContext } from '../../platform/app-context.ts';
import type { DraftMedia } from './draft/draft-media-service.ts';
import type { PublishImages } from './image/publish-images-service.ts';
import { removeOtherStacks } from './series/series-files-service.ts';
import { createSeriesRepository } from './series/series-repository.ts';
import { getSeriesFolder, getSeriesId } from './stack/stack-id.ts';

/** Composes the media of drafts from their pictures and their series (rules/case-draft#publishing). */
export function createDraftMedia(
  { storage: { files } }: Pick<AppContext, 'storage'>,
  images: PublishImages,
): DraftMedia {
  return {
    ...images,

    async listFiles(tx, of) {
      const ofImages = await images.listFiles(tx, of);
      const series = createSeriesRepository(tx);
      const ids =
        'accountId' in of
          ? (await series.listIdsByAccount(of.accountId)).map(({ id }) => id)
          : (await series.listOfDraft(of.draftId)).map(({ id }) => id);
      const published = 'accountId' in of ? await series.listPublished() : of.publishedStackIds.map(getSeriesId);
      const folders = ids.filter((id) => !published.includes(id)).map(getSeriesFolder);
      return { ...ofImages, folders: [...(ofImages.folders ?? []), ...folders] };
    },

    async removeOtherStacks(stackIds) {
      for (const stackId of stackIds) {
        const seriesId = getSeriesId(stackId);
        if (seriesId !== null) await removeOtherStacks(files, seriesId, stackId);
      }
    },
  };
}
