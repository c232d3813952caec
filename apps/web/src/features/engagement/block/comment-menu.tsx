import type { CommentReply } from '@osteon/contract';
import { useQueryClient } from '@tanstack/react-query';
import { authorText } from '../../../texts/author-text.ts';
import { m } from '../../../texts/index.ts';
import { more } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { Menu, MenuItem } from '../../../ui/menu/menu.tsx';
import { block } from './set-block.ts';

/** Menu of seldom used actions on a comment: blocks its author (rules/moderation#blocking). */
export function CommentMenu({ author }: { author: NonNullable<CommentReply['author']> }) {
  const queries = useQueryClient();
  const name = authorText(author);
  return (
    <Menu
      target={
        <button type="button" aria-label={m['comment.more']({ name })}>
          <Icon of={more} size={16} />
        </button>
      }
    >
      <MenuItem onSelect={() => void block(queries, { id: author.id, name })}>{m['block.person']({ name })}</MenuItem>
    </Menu>
  );
}
