import { Button } from '../../../ui/button/button.tsx';
import { thumbUp } from '../../../ui/icon/content-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import styles from './like-button.module.css';
import type { LikeTarget } from './set-like.ts';
import { useLike } from './use-like.ts';

/** Likes a doctor, beside the button that follows. */
export function LikeButton({ target }: { target: LikeTarget }) {
  const { isLiked, label, figure, toggle } = useLike(target);
  return (
    <Button className={isLiked ? styles.on : undefined} onClick={toggle}>
      <Icon of={thumbUp} size={18} />
      {label}
      {figure !== undefined && <span className="num">{figure}</span>}
    </Button>
  );
}
