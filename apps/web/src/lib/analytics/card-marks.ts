/** How a card looks, as its events tell. */
type CardStyle = 'card' | 'row' | 'rank' | 'lead' | 'tile';

/**
 * Attributes by which the analytics know a card when it is seen or clicked: what it shows, and how it looks. For the
 * element that is the whole card, with the link in it.
 */
export function cardMark(item: { readonly resourceType: number; readonly resourceId: string }, style: CardStyle) {
  return { 'data-card': `${item.resourceType}/${item.resourceId}`, 'data-card-style': style };
}

/** The same for an advertisement, which is known by the page that it leads to. */
export function adMark(pcLink: string) {
  return { 'data-ad': pcLink };
}
