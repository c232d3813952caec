import type { ComponentProps } from 'react';

interface ScrollRegionProps extends Pick<ComponentProps<'section'>, 'className' | 'children' | 'ref' | 'onScroll'> {
  /** Its accessible name. */
  label: string;
  /** `log` where more is added at its end. */
  role?: 'log' | undefined;
}

/** Content without a control of its own that may scroll, so that the keyboard can reach it. */
export function ScrollRegion({ label, children, ...rest }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section {...rest} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
