import { LayoutSection } from '@osteon/domain';
import { describe, expect, it } from 'vitest';
import { framePlan } from './frame-plan.ts';

const bands = ['phone', 'narrow', 'tablet', 'desktop', 'wide'] as const;
const shown = (section: LayoutSection) =>
  bands.map((band) => {
    const plan = framePlan(section, band, null);
    return plan && `${plan.sidebar} ${plan.menu}${plan.bottomBar ? ' bar' : ''}`;
  });

describe('framePlan', () => {
  it('shows the main layout with a full sidebar above 1300, the rail down to 500, then the bottom bar', () => {
    expect(shown(LayoutSection.main)).toEqual([
      'none slideOver bar',
      'rail slideOver',
      'rail slideOver',
      'rail switch',
      'full switch',
    ]);
  });

  it('shows the responsive layout with a full sidebar above 1080, a slide-over below, then the bottom bar', () => {
    expect(shown(LayoutSection.responsive)).toEqual([
      'none slideOver bar',
      'none slideOver',
      'none slideOver',
      'full switch',
      'full switch',
    ]);
  });

  it('shows the simple layouts with a slide-over at every width, and only the responsive one a bottom bar', () => {
    expect(new Set(shown(LayoutSection.simple))).toEqual(new Set(['none slideOver']));
    expect(shown(LayoutSection.simpleResponsive)).toEqual(['none slideOver bar', ...Array(4).fill('none slideOver')]);
  });

  it('leaves a page of section 3 alone', () => {
    expect(new Set(shown(LayoutSection.alone))).toEqual(new Set([null]));
  });

  it('applies the choice of the user wherever the sidebar can be switched', () => {
    expect(framePlan(LayoutSection.main, 'wide', 'compact')?.sidebar).toBe('rail');
    expect(framePlan(LayoutSection.main, 'desktop', 'full')?.sidebar).toBe('full');
    expect(framePlan(LayoutSection.responsive, 'desktop', 'compact')?.sidebar).toBe('rail');
    expect(framePlan(LayoutSection.responsive, 'tablet', 'full')?.sidebar).toBe('none');
  });
});
