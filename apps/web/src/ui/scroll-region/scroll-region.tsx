import type { ReactNode } from 'react';

interface ScrollRegionProps {
  /** Its accessible name. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Content without a control of its own that may scroll, so that the keyboard can reach it. */
export function ScrollRegion({ label, className, children }: ScrollRegionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section className={className} tabIndex={0} aria-label={label}>
      {children}
    </section>
  );
}
