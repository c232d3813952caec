import type { MouseEvent } from 'react';

/** The last interaction with a placeholder button; it is held while the mouse button is down. */
type Interaction = 'none' | 'focused' | 'held' | 'pressed';

/** Handlers of a placeholder button: its focus and click are replayed on the loaded button. */
export interface PlaceholderProps {
  onFocus: () => void;
  onBlur: () => void;
  onMouseDown: (event: MouseEvent) => void;
  onMouseLeave: () => void;
  onClick: () => void;
}

export interface InteractionRecorder {
  readonly props: PlaceholderProps;
  readonly getInteraction: () => Interaction;
}

/**
 * Records the interaction without rendering: that would reveal loaded code between press and release of a button, and
 * the browser would send the click to none.
 */
export function createInteractionRecorder(): InteractionRecorder {
  let interaction: Interaction = 'none';
  return {
    getInteraction: () => interaction,
    props: {
      onFocus: () => {
        if (interaction === 'none') interaction = 'focused';
      },
      // The focus is not moved where the user has moved it meanwhile.
      onBlur: () => {
        interaction = 'none';
      },
      onMouseDown: ({ button }) => {
        if (button === 0) interaction = 'held';
      },
      onMouseLeave: () => {
        if (interaction === 'held') interaction = 'focused';
      },
      onClick: () => {
        interaction = 'pressed';
      },
    },
  };
}
