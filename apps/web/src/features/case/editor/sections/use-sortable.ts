import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

const STEPS: Readonly<Partial<Record<string, number>>> = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 };

/**
 * Puts the items of a list in order by dragging their handles and by the arrow keys at them.
 *
 * @param count number of items
 * @param onMove gets the places of an item before and after
 */
export function useSortable<List extends HTMLElement>(count: number, onMove: (from: number, to: number) => void) {
  const list = useRef<List>(null);
  const [dragged, setDragged] = useState<number | null>(null);

  function move(from: number, to: number) {
    if (to < 0 || to >= count || to === from) return false;
    flushSync(() => onMove(from, to));
    return true;
  }

  /** The item under the pointer; the list may have further children behind its items. */
  function drag({ clientX, clientY }: PointerEvent) {
    if (dragged === null) return;
    const to = [...(list.current?.children ?? [])].slice(0, count).findIndex((item) => {
      const { left, right, top, bottom } = item.getBoundingClientRect();
      return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
    });
    if (to >= 0 && move(dragged, to)) setDragged(to);
  }

  /** The focus follows the item to its new place. */
  function press(event: KeyboardEvent, from: number) {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    if (!move(from, from + step)) return;
    list.current?.children[from + step]?.querySelector<HTMLElement>('[data-handle]')?.focus();
  }

  return {
    list,
    dragged,
    /** The properties of the handle of an item. */
    getHandle: (index: number) => ({
      'data-handle': true,
      onKeyDown: (event: KeyboardEvent) => press(event, index),
      onPointerDown: (event: PointerEvent) => {
        list.current?.setPointerCapture(event.pointerId);
        setDragged(index);
      },
    }),
    /** The properties of the list, which has the pointer while an item is dragged. */
    frame: {
      ref: list,
      onPointerMove: drag,
      onPointerUp: () => setDragged(null),
      onPointerCancel: () => setDragged(null),
    },
  };
}
