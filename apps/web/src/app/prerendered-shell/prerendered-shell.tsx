import type { LayoutSection, RouteName, SidebarChoice } from '@osteon/domain';
import type { ReactNode } from 'react';
import { BottomBar } from '../../features/shell/sidebar/bottom-bar.tsx';
import { Sidebar } from '../../features/shell/sidebar/sidebar.tsx';
import { type Breakpoint, widthBands } from '../../lib/use-breakpoint.ts';
import { m } from '../../texts/index.ts';
import { FrameHeader } from '../frame/frame-header.tsx';
import { FrameLayout } from '../frame/frame-layout.tsx';
import { type FramePlan, framePlan } from '../frame/frame-plan.ts';

interface PrerenderedShellProps {
  section: LayoutSection;
  choice: SidebarChoice | null;
  route: RouteName | null;
  children: ReactNode;
}

const ignore = () => undefined;

/**
 * The prerendered shell before the portal runs, out of the same parts. As the width is unknown, it has the navigation
 * of every width, of which its style sheet selects one; the footer, which has the operator's values, comes with the
 * portal.
 */
export function PrerenderedShell({ section, choice, route, children }: PrerenderedShellProps) {
  const listBands = (matches: (plan: FramePlan) => boolean) =>
    widthBands.filter((band: Breakpoint) => {
      const plan = framePlan(section, band, choice);
      return plan !== null && matches(plan);
    });
  const sidebars = (['full', 'rail'] as const).map((variant) => ({
    variant,
    bands: listBands(({ sidebar }) => sidebar === variant).join(' '),
  }));
  const barred = listBands(({ bottomBar }) => bottomBar).length > 0;
  return (
    <FrameLayout
      marks={{ 'data-full': sidebars[0]?.bands ?? '', 'data-bottom-bar': barred }}
      top={<FrameHeader menuOpen={false} onMenu={ignore} quietLogin={route === 'official'} />}
      sidebar={sidebars.map(
        ({ variant, bands }) =>
          bands !== '' && (
            <div key={variant} data-bands={bands}>
              <Sidebar variant={variant} following={null} />
            </div>
          ),
      )}
      bottomBar={
        barred && (
          <div data-bands="phone">
            <BottomBar />
          </div>
        )
      }
    >
      {children}
      <p className="page" data-no-script>
        {m['state.noScript']()}
      </p>
    </FrameLayout>
  );
}
