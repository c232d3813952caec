import { copyText } from '../../../lib/copy-text.ts';
import { m } from '../../../texts/index.ts';
import { ActionButton } from '../../../ui/action-button/action-button.tsx';
import { share } from '../../../ui/icon/action-icons.ts';
import { toast } from '../../../ui/toast/toast.ts';

/** Copies the address of this page. */
export function ShareButton() {
  const copy = async () => {
    await copyText(window.location.href);
    toast.success(m['content.share.copied']());
  };
  return <ActionButton icon={share} label={m['content.share.do']()} onClick={() => void copy()} />;
}
