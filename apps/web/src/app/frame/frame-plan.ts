import { LayoutSection, type SidebarChoice } from '@osteon/domain';
import type { Breakpoint } from '../../lib/use-breakpoint.ts';

/** The frame around a page. */
export interface FramePlan {
  readonly sidebar: 'full' | 'rail' | 'none';
  /** The action of the header's menu button: toggle the sidebar, or open the slide-over. */
  readonly menu: 'switch' | 'slideOver';
  readonly bottomBar: boolean;
}

const slideOver = { sidebar: 'none', menu: 'slideOver', bottomBar: false } as const;
const bottomBar = { ...slideOver, bottomBar: true } as const;

/**
 * The frame of a layout section at a width; null for a page without one (rules/shell#layouts). The stored choice
 * applies wherever the sidebar can be toggled.
 */
export function framePlan(section: LayoutSection, band: Breakpoint, choice: SidebarChoice | null): FramePlan | null {
  switch (section) {
    case LayoutSection.alone:
      return null;
    case LayoutSection.simple:
      return slideOver;
    case LayoutSection.simpleResponsive:
      return band === 'phone' ? bottomBar : slideOver;
    case LayoutSection.responsive:
      if (band === 'phone') return bottomBar;
      if (band === 'narrow' || band === 'tablet') return slideOver;
      return switchable(choice ?? 'full');
    case LayoutSection.main:
      if (band === 'phone') return bottomBar;
      if (band === 'narrow' || band === 'tablet') return { ...slideOver, sidebar: 'rail' };
      return switchable(choice ?? (band === 'wide' ? 'full' : 'compact'));
  }
}

function switchable(state: 'full' | 'compact'): FramePlan {
  return { sidebar: state === 'full' ? 'full' : 'rail', menu: 'switch', bottomBar: false };
}
