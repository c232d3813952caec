import type { ComponentProps } from 'react';

/** The picture of a player, which shows captions itself. */
export function VideoElement(props: ComponentProps<'video'>) {
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- films bring theirs as children; the rule looks at none of them
  return <video {...props} />;
}
