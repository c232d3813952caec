/** The card style reported in its events. */
type CardStyle = 'card' | 'row' | 'rank' | 'lead' | 'tile';

/**
 * Attributes that identify a card for impressions and clicks: its content and its style. For the element that is the
 * whole card, with the link in it.
 */
export function cardMark(item: { readonly resourceType: number; readonly resourceId: string }, style: CardStyle) {
  return { 'data-card': `${item.resourceType}/${item.resourceId}`, 'data-card-style': style };
}

/** The same for a banner, identified by the page it links to. */
export function adMark(pcLink: string) {
  return { 'data-ad': pcLink };
}
