import type { DraftSeries } from '../../../../entities/case/api/get-case-series.ts';
import type { DraftImage } from '../../../../entities/case/api/list-case-images.ts';
import type { CaseFields } from '../draft/draft-text.ts';

type ImagePlace = CaseFields['images'][number];
type SeriesPlace = CaseFields['series'][number];

/** A picture or series of a draft at its place, with what the gateway knows of it. */
export type MediaItem =
  | { readonly kind: 'image'; readonly id: string; readonly place: ImagePlace; readonly found: DraftImage | null }
  | { readonly kind: 'series'; readonly id: string; readonly place: SeriesPlace; readonly found: DraftSeries | null };

/** Pictures, then series, in the order of the draft. */
export function getMediaItems(
  fields: Pick<CaseFields, 'images' | 'series'>,
  images: readonly DraftImage[],
  series: readonly DraftSeries[],
): readonly MediaItem[] {
  return [
    ...fields.images.map((place) => ({
      kind: 'image' as const,
      id: place.imageId,
      place,
      found: images.find(({ imageId }) => imageId === place.imageId) ?? null,
    })),
    ...fields.series.map((place) => ({
      kind: 'series' as const,
      id: place.seriesId,
      place,
      found: series.find(({ seriesId }) => seriesId === place.seriesId) ?? null,
    })),
  ];
}

/** The name that the author wrote; empty for none. */
export const getCaption = (item: MediaItem): string => (item.kind === 'image' ? item.place.caption : item.place.title);

/** Text was found that is neither covered nor judged: it keeps the draft from its review. */
export const isUnchecked = ({ found }: MediaItem): boolean =>
  found !== null && !found.isChecked && (found.flags ?? []).length > 0;
