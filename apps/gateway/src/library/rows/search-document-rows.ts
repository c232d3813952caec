import { ResourceType } from '@osteon/domain';
import type { SearchPart } from '../../modules/search/base/tables.ts';
import type { SearchDocument } from '../../modules/search/indexing/search-document.ts';
import type { LoadInput } from './load-input.ts';

/** A search document without the columns that the database computes. */
export type LibraryDocument = Omit<SearchDocument, 'publishedAt' | 'viewCount'>;

/** The search documents of items that are no resources: doctors and products, with their passages. */
export function buildSearchDocuments({ library }: LoadInput): LibraryDocument[] {
  const { base, experts } = library;
  const specialties = new Map(base.specialties.map(({ id, name }) => [id, name]));
  const hospitals = new Map(base.hospitals.map(({ id, name }) => [id, name]));
  const people = new Map(experts.map((expert) => [expert.id, expert]));
  const collectLabels = (specialty: string, tags: readonly string[], doctorIds: readonly string[]) => [
    ...tags,
    specialties.get(specialty) ?? '',
    ...doctorIds.flatMap((id) => {
      const expert = people.get(id);
      return expert ? [expert.name, expert.nameEn, hospitals.get(expert.hospitalId) ?? ''] : [];
    }),
  ];
  return [
    ...experts.map(
      (expert): LibraryDocument => ({
        resourceType: ResourceType.author,
        resourceId: expert.id,
        title: expert.name,
        titleEn: expert.nameEn,
        labels: [
          ...expert.areasOfExpertise,
          ...collectLabels(expert.specialty, [], []),
          hospitals.get(expert.hospitalId) ?? '',
        ],
        summary: expert.areasOfExpertise.join('、'),
        specialtyId: expert.specialty,
        parts: [expert.introduction, ...expert.honours].map(toPart),
      }),
    ),
    ...library.products.map(
      (product): LibraryDocument => ({
        resourceType: ResourceType.product,
        resourceId: product.id,
        title: product.name,
        titleEn: product.nameEn,
        labels: [...collectLabels(product.specialty, product.tags, []), product.category, product.company],
        summary: product.summary,
        specialtyId: product.specialty,
        parts: [...product.features, ...product.indications].map(toPart),
      }),
    ),
  ];
}

/** A passage without a position. */
const toPart = (text: string): SearchPart => ({ place: null, label: '', text });
