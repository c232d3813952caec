import type { DoctorCard, LiveCard, ProductCard, ResourceCard } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import type { CardService, Viewer } from '../../content/card-service.ts';
import type { DoctorService } from '../../doctor/service.ts';
import type { LiveService } from '../../live/service.ts';
import type { ProductService } from '../../product/service.ts';

/** The services that provide the cards of results. */
export interface CardSources {
  readonly content: Pick<CardService, 'cards'>;
  readonly doctors: Pick<DoctorService, 'cardsById'>;
  readonly lives: Pick<LiveService, 'cardsById'>;
  readonly products: Pick<ProductService, 'cardsById'>;
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
  { content, doctors, lives, products }: CardSources,
  results: readonly Match[],
  viewer: Viewer,
): Promise<(result: Match) => ResultCards> {
  const idsOfType = (type: number) =>
    results.filter(({ resourceType }) => resourceType === type).map(({ resourceId }) => resourceId);
  const others: readonly number[] = [ResourceType.author, ResourceType.live, ResourceType.product];
  const ids = results.filter(({ resourceType }) => !others.includes(resourceType)).map(({ resourceId }) => resourceId);
  const [resourceCards, doctorCards, liveCards, productCards] = await Promise.all([
    ids.length > 0 ? content.cards(ids, viewer) : [],
    doctors.cardsById(idsOfType(ResourceType.author)),
    lives.cardsById(idsOfType(ResourceType.live)),
    products.cardsById(idsOfType(ResourceType.product)),
  ]);
  const cards = new Map(resourceCards.map((card) => [card.resourceId, card]));
  return ({ resourceType, resourceId }) => ({
    card: cards.get(resourceId) ?? null,
    live: resourceType === ResourceType.live ? (liveCards.get(resourceId) ?? null) : null,
    doctor: resourceType === ResourceType.author ? (doctorCards.get(resourceId) ?? null) : null,
    product: resourceType === ResourceType.product ? (productCards.get(resourceId) ?? null) : null,
  });
}
