import { PromptScene, SidebarItem } from '@osteon/domain';
import { useGetMessageCount } from '../../../entities/message/api/get-message-count.ts';
import { useGetHomeNewState } from '../../../entities/shell/api/get-home-new-state.ts';
import { Dot } from '../../../ui/mark/badge.tsx';
import { LiveTag, NewTag } from '../../../ui/mark/mark.tsx';

interface EntryMarkProps {
  item: SidebarItem;
  /** `dot` beside an icon, `tooltip` beside its name in the rail. */
  as?: 'tag' | 'dot' | 'tooltip';
}

/** Mark of an entry: new courses, running live events (rules/shell#marks). */
export function EntryMark({ item, as = 'tag' }: EntryMarkProps) {
  const coursesAreNew = useGetHomeNewState()?.systemCourseNewState === 1;
  const onAir = useGetMessageCount(PromptScene.liveActivity) > 0;
  const isNew = item === SidebarItem.courses && coursesAreNew;
  const isLive = item === SidebarItem.live && onAir;
  if (!isNew && !isLive) return null;
  if (as === 'dot') return <Dot fresh={isNew} />;
  const onTooltip = as === 'tooltip';
  return isNew ? <NewTag onTooltip={onTooltip} /> : <LiveTag onTooltip={onTooltip} />;
}
