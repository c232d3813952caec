import { type DoctorCard, type LiveCard, type ProductCard, type ResourceCard } from '@osteon/contract';
import { ResourceType } from '@osteon/domain';
import type { ContentService, Viewer } from '../content/service.ts';
import type { DoctorService } from '../doctor/service.ts';
import type { LiveService } from '../live/service.ts';
import type { ProductService } from '../product/service.ts';

/** Who knows the cards of what is found. */
export interface CardServices {
  readonly content: Pick<ContentService, 'cards'>;
  readonly doctors: Pick<DoctorService, 'cardsById'>;
  readonly lives: Pick<LiveService, 'cardsById'>;
  readonly products: Pick<ProductService, 'cardsById'>;
}

/** The four kinds of cards that a result may have. */
export interface FoundCards {
  readonly card: ResourceCard | null;
  readonly live: LiveCard | null;
  readonly doctor: DoctorCard | null;
  readonly product: ProductCard | null;
}

/** Reads the cards of all results of a page; what has been removed meanwhile has none. */
export async function readCards(
  { content, doctors, lives, products }: CardServices,
  found: readonly { resourceType: number; resourceId: string }[],
  viewer: Viewer,
): Promise<(result: { resourceType: number; resourceId: string }) => FoundCards> {
  const of = (type: number) =>
    found.filter(({ resourceType }) => resourceType === type).map(({ resourceId }) => resourceId);
  const others: readonly number[] = [ResourceType.author, ResourceType.live, ResourceType.product];
  const ids = found.filter(({ resourceType }) => !others.includes(resourceType)).map(({ resourceId }) => resourceId);
  const [resources, people, events, devices] = await Promise.all([
    ids.length > 0 ? content.cards(ids, viewer) : [],
    doctors.cardsById(of(ResourceType.author)),
    lives.cardsById(of(ResourceType.live)),
    products.cardsById(of(ResourceType.product)),
  ]);
  const cards = new Map(resources.map((card) => [card.resourceId, card]));
  return ({ resourceType, resourceId }) => ({
    card: cards.get(resourceId) ?? null,
    live: resourceType === ResourceType.live ? (events.get(resourceId) ?? null) : null,
    doctor: resourceType === ResourceType.author ? (people.get(resourceId) ?? null) : null,
    product: resourceType === ResourceType.product ? (devices.get(resourceId) ?? null) : null,
  });
}
