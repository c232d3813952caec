/** What a link to an item shows in a chat. */
export interface PageCard {
  readonly title: string;
  readonly description: string;
  /** Path on the gateway or absolute; null where the item has no picture. */
  readonly image: string | null;
  readonly type?: 'article' | 'profile' | 'video.other';
}
