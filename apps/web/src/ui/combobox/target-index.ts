import { isComposingKey } from '../../lib/composing-keys.ts';

type Press = Pick<KeyboardEvent, 'key' | 'keyCode' | 'isComposing' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Returns true if a key press can be a list's: without a modifier other than that of a capital, and not composing. */
export const isListKey = (press: Press): boolean =>
  !(
    press.ctrlKey ||
    press.metaKey ||
    press.altKey ||
    (press.shiftKey && press.key.length > 1) ||
    isComposingKey(press)
  );

/**
 * The index to which a key press moves the active option, −1 and `count` for a step over the ends of the list;
 * undefined for other keys. Home and End are the text cursor's while no option is active (rules/shell#lists-of-fields).
 */
export function getTargetIndex(press: Press, active: number, count: number): number | undefined {
  if (!isListKey(press)) return undefined;
  if (press.key === 'ArrowDown') return active + 1;
  if (press.key === 'ArrowUp') return active - 1;
  if (active < 0) return undefined;
  if (press.key === 'Home') return 0;
  return press.key === 'End' ? count - 1 : undefined;
}
