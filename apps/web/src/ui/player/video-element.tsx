import type { ComponentProps } from 'react';

/** The picture of a player, which shows captions itself. */
export function VideoElement(props: ComponentProps<'video'>) {
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- videos have theirs as children, which the rule ignores
  return <video {...props} />;
}
