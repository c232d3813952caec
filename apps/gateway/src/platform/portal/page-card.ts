/** The link preview of an item. */
export interface PageCard {
  readonly title: string;
  readonly description: string;
  /** Path on the gateway or absolute; null where the item has no picture. */
  readonly image: string | null;
  readonly type?: 'article' | 'profile' | 'video.other';
}
