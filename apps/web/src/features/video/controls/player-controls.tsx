import type { ComponentProps } from 'react';
import { ControlBar } from './control-bar.tsx';
import { KeyLayer } from './key-layer.tsx';
import { TryWatchChip } from './try-watch-chip.tsx';
import { TryWatchEnd } from './try-watch-end.tsx';

/** What a viewer plays with, loaded beside the playlist: the control bar, what keys show, and the limit of a try-watch. */
export function PlayerControls({
  pressed,
  frame,
  ...bar
}: ComponentProps<typeof ControlBar> & ComponentProps<typeof KeyLayer>) {
  const { gate } = bar.play;
  return (
    <>
      <ControlBar {...bar} />
      <KeyLayer pressed={pressed} frame={frame} />
      {gate && <TryWatchChip gate={gate} />}
      {gate && <TryWatchEnd gate={gate} />}
    </>
  );
}
