import { ResourceType, type Titles } from '@osteon/domain';
import type { BrowseRecord } from '../../../entities/engagement/api/list-browse-records.ts';
import { m } from '../../../texts/index.ts';
import { itemTypeText, resourceIcon, resourceTypeText } from '../../../ui/resource-type/resource-type.ts';
import { eventTitles } from '../../../ui/title/event-titles.ts';

/** Title and link of a viewed item. */
export interface BrowsedItem {
  readonly titles: Titles;
  readonly pcLink: string;
}

/** The same of a record, out of the card of its type; null for a record without one. */
export function getBrowsedItem({ card, live, doctor, product }: BrowseRecord): BrowsedItem | null {
  if (card) return { titles: card, pcLink: card.pcLink };
  if (live) return { titles: eventTitles(live), pcLink: live.pcLink };
  if (doctor) return { titles: { title: doctor.name, titleEn: doctor.nameEn }, pcLink: doctor.pcLink };
  return product && { titles: { title: product.name, titleEn: '' }, pcLink: `/productList#${product.id}` };
}

/** The name of a recorded type as a category; meetings are no type of the search (rules/content#resource-types). */
export const browsedCategoryText = (type: number): string =>
  type === ResourceType.meeting ? m['mine.history.meetings']() : resourceTypeText(type);

/** The name of a single record by its type. */
export const browsedTypeText = (type: number): string =>
  type === ResourceType.meeting ? m['mine.history.meeting']() : itemTypeText(type);

/** Icon of a recorded type; meetings have that of live events. */
export const browsedTypeIcon = (type: number): string =>
  resourceIcon(type === ResourceType.meeting ? ResourceType.live : type);
