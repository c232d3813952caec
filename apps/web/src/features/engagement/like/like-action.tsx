import { ActionButton } from '../../../ui/action-button/action-button.tsx';
import { thumbUp } from '../../../ui/icon/content-icons.ts';
import type { LikeTarget } from './set-like.ts';
import { useLike } from './use-like.ts';

/** Likes a resource, in the row of its actions. */
export function LikeAction({ target }: { target: LikeTarget }) {
  const { isLiked, label, figure, toggle } = useLike(target);
  return <ActionButton icon={thumbUp} label={label} figure={figure} on={isLiked} onClick={toggle} />;
}
