import { copyText } from '../../lib/copy-text.ts';
import { m } from '../../texts/index.ts';
import { share } from '../icon/action-icons.ts';
import { toast } from '../toast/toast.ts';
import { ActionButton } from './action-button.tsx';

/** Copies the address of this page. */
export function ShareButton() {
  const copy = async () => {
    await copyText(window.location.href);
    toast.success(m['content.share.copied']());
  };
  return <ActionButton icon={share} label={m['content.share.do']()} onClick={() => void copy()} />;
}
