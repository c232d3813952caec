import { ResourceType } from '@osteon/domain';

/** Fields of card and banner events, as far as the page has them. */
export type Shown =
  | {
      readonly kind: 'card';
      /** The section of the page; empty where it has none. */
      readonly section: string;
      readonly card: {
        readonly content_type: number;
        readonly content_id: string;
        readonly card_style: string;
        readonly card_type: string;
        readonly x_position: number;
        readonly y_position: number;
      };
    }
  | {
      readonly kind: 'ad';
      readonly ad: { readonly advertId?: string; readonly adLink: string; readonly position: number };
      /** The live event that shows it; empty elsewhere. */
      readonly activityId: string;
    };

/** Selector of cards and advertisements (card-marks.ts). */
export const CARDS = '[data-card],[data-ad]';

const typeNames = new Map<number, string>(Object.entries(ResourceType).map(([name, type]) => [type, name]));

/** Reads a marked element; null where its mark is invalid. */
export function readCard(element: HTMLElement): Shown | null {
  const { card, cardStyle = '', ad: adLink, advert: advertId, advertLive: activityId = '' } = element.dataset;
  if (adLink !== undefined) {
    const ad = { ...(advertId !== undefined && { advertId }), adLink, position: getOrder(element) };
    return { kind: 'ad', ad, activityId };
  }
  const [type = '', id = ''] = card?.split('/') ?? [];
  const content_type = Number(type);
  if (id === '' || !Number.isInteger(content_type)) return null;
  const section = element.closest<HTMLElement>('[data-scene]')?.dataset['scene'] ?? '';
  const card_type = typeNames.get(content_type) ?? 'other';
  const cardFields = { content_type, content_id: id, card_style: cardStyle, card_type, ...getListPosition(element) };
  return { kind: 'card', section, card: cardFields };
}

/** The list entry of the element, and all entries of the list with cards. */
function getList(element: HTMLElement): { entry: Element; entries: Element[] } {
  const entry = element.closest('li') ?? element;
  const beside = [...(entry.parentElement?.children ?? [])];
  return { entry, entries: beside.filter((each) => each.matches(CARDS) || each.querySelector(CARDS) !== null) };
}

/** Column and row in the list as rendered, from 1. */
function getListPosition(element: HTMLElement): { x_position: number; y_position: number } {
  const { entry, entries } = getList(element);
  let top: number | null = null;
  let x = 0;
  let y = 0;
  for (const each of entries) {
    const line = Math.round(each.getBoundingClientRect().top);
    if (line !== top) {
      top = line;
      x = 0;
      y++;
    }
    x++;
    if (each === entry) break;
  }
  return { x_position: Math.max(1, x), y_position: Math.max(1, y) };
}

/** Position among the advertisements beside it, from 1. */
function getOrder(element: HTMLElement): number {
  const { entries } = getList(element);
  return Math.max(1, entries.indexOf(element) + 1);
}
