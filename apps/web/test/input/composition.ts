import type { Locator } from 'vitest/browser';

/** An event of a key or of an input method; it has no text, as tests fill the field in themselves. */
interface InputStep {
  readonly type: 'keydown' | 'keyup' | 'compositionstart' | 'compositionend';
  readonly key?: string;
  readonly keyCode?: number;
  readonly isComposing?: boolean;
  readonly ctrlKey?: boolean;
}

/** The code of a key press that an input method handles. */
const COMPOSING = 229;
const ENTER = 13;
const start: InputStep = { type: 'compositionstart' };
const letter: readonly InputStep[] = [
  { type: 'keydown', key: 'n', keyCode: COMPOSING, isComposing: true },
  { type: 'keyup', key: 'n', keyCode: 78, isComposing: true },
];
const end: InputStep = { type: 'compositionend' };
const release: InputStep = { type: 'keyup', key: 'Enter', keyCode: ENTER };

/** Events by which Enter ends a composition, in the order of each browser. */
export const COMPOSITION_ENDS: readonly (readonly [browser: string, readonly InputStep[]])[] = [
  [
    'Chromium',
    [start, ...letter, { type: 'keydown', key: 'Enter', keyCode: COMPOSING, isComposing: true }, end, release],
  ],
  ['Firefox', [start, ...letter, { type: 'keydown', key: 'Process', keyCode: COMPOSING, isComposing: true }, end]],
  ['Safari', [start, ...letter, end, { type: 'keydown', key: 'Enter', keyCode: COMPOSING }, release]],
  ['Safari without its code', [start, ...letter, end, { type: 'keydown', key: 'Enter', keyCode: ENTER }, release]],
];

/** A press of Enter after the composition. */
export const ENTER_STEPS: readonly InputStep[] = [{ type: 'keydown', key: 'Enter', keyCode: ENTER }, release];

/** Dispatches events to a field; returns them. */
export function dispatchInput(field: Locator, steps: readonly InputStep[], more: Partial<InputStep> = {}): Event[] {
  return steps.map(({ type, ...init }) => {
    const options = { ...init, ...more, bubbles: true, cancelable: true, composed: true };
    const event = type.startsWith('key') ? new KeyboardEvent(type, options) : new CompositionEvent(type, options);
    field.element().dispatchEvent(event);
    return event;
  });
}
