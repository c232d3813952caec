import { isComposingKey } from '../../../lib/composing-keys.ts';

/** A command of a key to the player. */
export type KeyCommand =
  | { do: 'toggle' | 'fullscreen' | 'mute' | 'subtitles' }
  /** Seconds, negative for back. */
  | { do: 'seekBy'; seconds: number }
  /** A part of the whole, 0 to 0.9. */
  | { do: 'seekTo'; part: number }
  /** A part of full volume, negative for quieter. */
  | { do: 'volume'; by: number }
  | { do: 'speed'; direction: 1 | -1 }
  /** Shows or closes the list of keys. */
  | { do: 'list' };

export const ARROW_SECONDS = 5;
export const LETTER_SECONDS = 10;
const VOLUME_STEP = 0.05;

const commands: ReadonlyMap<string, KeyCommand> = new Map(
  Object.entries<KeyCommand>({
    ' ': { do: 'toggle' },
    k: { do: 'toggle' },
    ArrowLeft: { do: 'seekBy', seconds: -ARROW_SECONDS },
    ArrowRight: { do: 'seekBy', seconds: ARROW_SECONDS },
    j: { do: 'seekBy', seconds: -LETTER_SECONDS },
    l: { do: 'seekBy', seconds: LETTER_SECONDS },
    ArrowUp: { do: 'volume', by: VOLUME_STEP },
    ArrowDown: { do: 'volume', by: -VOLUME_STEP },
    f: { do: 'fullscreen' },
    m: { do: 'mute' },
    c: { do: 'subtitles' },
    '<': { do: 'speed', direction: -1 },
    '>': { do: 'speed', direction: 1 },
    '?': { do: 'list' },
  }),
);

type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'isComposing'> & {
  readonly keyCode?: number;
};

/** The command of a key press; null for a key without one. */
export function getKeyCommand(press: Press): KeyCommand | null {
  const { key } = press;
  if (press.ctrlKey || press.metaKey || press.altKey || isComposingKey(press)) return null;
  if (/^\d$/.test(key)) return { do: 'seekTo', part: Number(key) / 10 };
  return commands.get(key.length === 1 ? key.toLowerCase() : key) ?? null;
}

const ELSEWHERE =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="dialog"], [role="menu"]';
const PRESSABLE = 'button, a[href], summary, [role="button"], [role="tab"], [role="radio"]';
const VERTICAL = ['ArrowUp', 'ArrowDown'];

/**
 * True if a key controls the player. With the focus inside it, every key but those of the focused control; with the
 * focus elsewhere only if the viewer has not turned that off (WCAG 2.1.4), and never a key that a text field, a button
 * or the page's scrolling uses.
 */
export function keyIsForPlayer(key: string, target: Element, player: Element, shortcuts: boolean): boolean {
  if (key === ' ' && target.closest(PRESSABLE)) return false;
  if (player.contains(target)) return !target.closest('[role="menu"], dialog, [data-own-keys]');
  return shortcuts && !VERTICAL.includes(key) && !target.closest(ELSEWHERE);
}
