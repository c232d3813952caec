import type { ComponentProps } from 'react';
import { ControlBar } from './control-bar.tsx';
import { KeyLayer } from './key-layer.tsx';
import { ResumeChip } from './status-chip.tsx';
import { TryWatchChip } from './try-watch-chip.tsx';
import { TryWatchEnd } from './try-watch-end.tsx';

/** What a viewer plays with, loaded beside the playlist: the control bar, notices, what keys show. */
export function PlayerControls({
  pressed,
  frame,
  ...bar
}: ComponentProps<typeof ControlBar> & ComponentProps<typeof KeyLayer>) {
  const { gate } = bar.play;
  return (
    <>
      <ResumeChip />
      <ControlBar {...bar} />
      <KeyLayer pressed={pressed} frame={frame} />
      {gate && <TryWatchChip gate={gate} />}
      {gate && <TryWatchEnd gate={gate} />}
    </>
  );
}
