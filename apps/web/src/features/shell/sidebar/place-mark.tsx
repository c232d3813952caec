import { PromptScene, SidebarItem } from '@osteon/domain';
import { Dot } from '../../../ui/mark/badge.tsx';
import { LiveTag, NewTag } from '../../../ui/mark/mark.tsx';
import { useCoursesAreNew } from '../api/get-home-new-state.ts';
import { usePromptNum } from '../api/get-message-count.ts';

/** What an entry points at: courses that are new, events on the air (seed 000 §2, Sidebar). */
export function PlaceMark({ item, small = false }: { item: SidebarItem; small?: boolean }) {
  const coursesAreNew = useCoursesAreNew();
  const onAir = usePromptNum(PromptScene.liveActivity) > 0;
  if (item === SidebarItem.courses && coursesAreNew) return small ? <Dot fresh /> : <NewTag />;
  if (item === SidebarItem.live && onAir) return small ? <Dot /> : <LiveTag />;
  return null;
}
