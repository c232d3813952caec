import { type KeyboardEvent, useRef } from 'react';
import type { Point } from '../geometry/point.ts';
import { getChangeOfKey, getChangeOfPaneKey, toggleLinked } from './keys.ts';
import { setReleased } from './panes.ts';
import { useViewer } from './viewer-store.ts';

/** Ms in which K was pressed and not held. */
const PRESS_MS = 300;

/** Keys of a viewer, for its outermost element: those of a pane apply to the pane that has the focus. */
export function useKeys() {
  const { store } = useViewer();
  const heldSince = useRef(0);
  return {
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const target = event.target as HTMLElement;
      if (target.closest('input, textarea, select')) return;
      if (event.key.toUpperCase() === 'K' && !event.ctrlKey && !event.metaKey) {
        if (event.repeat || store.getState().panes.length < 2) return;
        heldSince.current = performance.now();
        store.setState(setReleased(true));
        return;
      }
      const pane = target.closest<HTMLElement>('[data-pane]');
      const size: Point = pane ? [pane.clientWidth, pane.clientHeight] : [0, 0];
      const index = Number(pane?.dataset['pane'] ?? -1);
      // A pane that was reached by Tab becomes the active one with its first key.
      if (pane && index !== store.getState().active) store.setState({ active: index, cursor: null });
      const state = store.getState();
      const change = getChangeOfKey(event, state) ?? (pane === target ? getChangeOfPaneKey(event, state, size) : null);
      if (!change) return;
      event.preventDefault();
      event.stopPropagation();
      store.setState(change);
    },
    onKeyUp({ key }: KeyboardEvent) {
      if (key.toUpperCase() !== 'K' || !store.getState().isReleased) return;
      store.setState(setReleased(false));
      if (performance.now() - heldSince.current < PRESS_MS) store.setState(toggleLinked);
    },
    onBlur() {
      if (store.getState().isReleased) store.setState(setReleased(false));
    },
  };
}
