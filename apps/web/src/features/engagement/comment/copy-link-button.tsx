import { copyText } from '../../../lib/copy-text.ts';
import { m } from '../../../texts/index.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { link } from '../../../ui/icon/icons.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** Copies the address that opens at a comment (rules/comment#addresses). */
export function CopyLinkButton({ commentId }: { commentId: string }) {
  const copy = async () => {
    const address = new URL(window.location.href);
    address.searchParams.delete('t');
    address.hash = `comment-${commentId}`;
    await copyText(address.href);
    toast.success(m['content.share.copied']());
  };
  return (
    <button type="button" aria-label={m['comment.copyLink']()} onClick={() => void copy()}>
      <Icon of={link} size={16} />
    </button>
  );
}
