import type { Paywall } from './paywall-action.tsx';
import { TryWatchChip } from './try-watch-chip.tsx';
import { TryWatchEnd } from './try-watch-end.tsx';

/** The notices of a try-watch: while it plays, and at its limit (rules/video#try-watch). */
export function TryWatch({ gate }: { gate: Paywall }) {
  return (
    <>
      <TryWatchChip gate={gate} />
      <TryWatchEnd gate={gate} />
    </>
  );
}
