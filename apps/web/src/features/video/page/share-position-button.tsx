import { formatDuration } from '@osteon/domain';
import { copyText } from '../../../lib/copy-text.ts';
import { m } from '../../../texts/index.ts';
import { ActionButton } from '../../../ui/action-button/action-button.tsx';
import { clock } from '../../../ui/icon/icons.ts';
import { toast } from '../../../ui/toast/toast.ts';
import { usePlayerState } from '../player/player-context.tsx';

/** Copies the address at which the video opens at the current second (rules/video#page). */
export function SharePositionButton() {
  const second = usePlayerState(({ position }) => Math.floor(position));
  const time = formatDuration(second);
  const copy = async () => {
    await copyText(buildPositionAddress(window.location.href, second));
    toast.success(m['video.share.copied']({ time }));
  };
  return <ActionButton icon={clock} label={m['video.share.moment']()} figure={time} onClick={() => void copy()} />;
}

/** The address with the second as `t`; the start needs none. */
function buildPositionAddress(address: string, second: number): string {
  const url = new URL(address);
  url.searchParams.delete('t');
  if (second > 0) url.searchParams.set('t', String(second));
  return url.href;
}
