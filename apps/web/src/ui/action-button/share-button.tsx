import { m } from '../../texts/index.ts';
import { share } from '../icon/action-icons.ts';
import { ActionButton } from './action-button.tsx';
import { copyAddress } from './copy-address.ts';

/** Copies the address of this page. */
export function ShareButton() {
  return <ActionButton icon={share} label={m['content.share.do']()} onClick={() => void copyAddress()} />;
}
