import type { DoctorCard, LiveCard, ProductCard, ResourceCard } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import type { CardService, Viewer } from '../../content/card-service.ts';
import type { DoctorService } from '../../doctor/service.ts';
import type { LiveService } from '../../live/event/service.ts';
import type { ProductService } from '../../product/service.ts';

/** The services that provide the cards of results. */
export interface CardSources {
  readonly content: Pick<CardService, 'findCards'>;
  readonly doctors: Pick<DoctorService, 'findCardsById'>;
  readonly liveEvents: Pick<LiveService, 'findCardsById'>;
  readonly products: Pick<ProductService, 'findCardsById'>;
}

/** The card of a result: one of the four, or none. */
export interface ResultCards {
  readonly card: ResourceCard | null;
  readonly live: LiveCard | null;
  readonly doctor: DoctorCard | null;
  readonly product: ProductCard | null;
}

type Match = { readonly resourceType: number; readonly resourceId: string };

/** Reads the cards of all results of a page. A result that was removed after it was indexed has none. */
export async function hydrateResults(
  { content, doctors, liveEvents, products }: CardSources,
  results: readonly Match[],
  viewer: Viewer,
): Promise<(result: Match) => ResultCards> {
  const idsOfType = (type: number) =>
    results.filter(({ resourceType }) => resourceType === type).map(({ resourceId }) => resourceId);
  const others: readonly number[] = [ResourceType.author, ResourceType.live, ResourceType.product];
  const ids = results.filter(({ resourceType }) => !others.includes(resourceType)).map(({ resourceId }) => resourceId);
  const [resourceCards, doctorCards, liveCards, productCards] = await Promise.all([
    ids.length > 0 ? content.findCards(ids, viewer) : [],
    doctors.findCardsById(idsOfType(ResourceType.author)),
    liveEvents.findCardsById(idsOfType(ResourceType.live)),
    products.findCardsById(idsOfType(ResourceType.product)),
  ]);
  const cards = new Map(resourceCards.map((card) => [card.resourceId, card]));
  return ({ resourceType, resourceId }) => ({
    card: cards.get(resourceId) ?? null,
    live: resourceType === ResourceType.live ? (liveCards.get(resourceId) ?? null) : null,
    doctor: resourceType === ResourceType.author ? (doctorCards.get(resourceId) ?? null) : null,
    product: resourceType === ResourceType.product ? (productCards.get(resourceId) ?? null) : null,
  });
}
