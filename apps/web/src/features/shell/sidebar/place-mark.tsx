import { PromptScene, SidebarItem } from '@osteon/domain';
import { Dot } from '../../../ui/mark/badge.tsx';
import { LiveTag, NewTag } from '../../../ui/mark/mark.tsx';
import { useCoursesAreNew } from '../api/get-home-new-state.ts';
import { usePromptNum } from '../api/get-message-count.ts';

interface PlaceMarkProps {
  item: SidebarItem;
  /** `dot` beside an icon, `tooltip` beside its name in the rail. */
  as?: 'tag' | 'dot' | 'tooltip';
}

/** What an entry points at: courses that are new, events on the air (seed 000 §2, Sidebar). */
export function PlaceMark({ item, as = 'tag' }: PlaceMarkProps) {
  const coursesAreNew = useCoursesAreNew();
  const onAir = usePromptNum(PromptScene.liveActivity) > 0;
  const isNew = item === SidebarItem.courses && coursesAreNew;
  const isLive = item === SidebarItem.live && onAir;
  if (!isNew && !isLive) return null;
  if (as === 'dot') return <Dot fresh={isNew} />;
  const onTooltip = as === 'tooltip';
  return isNew ? <NewTag onTooltip={onTooltip} /> : <LiveTag onTooltip={onTooltip} />;
}
