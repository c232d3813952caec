/*
 * Safari dispatches the end of a composition before the key press that ends it, which then looks like one of the user's
 * own, but for its code, 229. This module recognizes that press by the order and marks it as composing, as it is in
 * other browsers, where it comes first and the next one is the user's own. ProseMirror and CodeMirror do likewise, for
 * 500 and for 100 ms.
 */

/** Time after the end of a composition within which the key press that ended it is dispatched, in ms. */
const END_MS = 100;

/** The end of the composition whose last key press is still expected, by the clock of events. */
let endedAt = Number.NEGATIVE_INFINITY;
/** True while a key is down that may have ended the composition. */
let isDown = false;

function followKey(event: KeyboardEvent): void {
  // A letter continues a composition, and may still be down when the next key ends it.
  isDown = event.isComposing && event.type === 'keydown' && !/^[a-z]$/i.test(event.key);
  if (event.isComposing) return;
  if (event.timeStamp - endedAt < END_MS) {
    Object.defineProperty(event, 'isComposing', { value: true });
    // It sends no form, and adds no line.
    if (event.key === 'Enter') event.preventDefault();
  }
  endedAt = Number.NEGATIVE_INFINITY;
}

function followEnd({ timeStamp }: CompositionEvent): void {
  // Virtual keyboards of Android compose every word, and end it before an Enter that is meant for the page.
  if (!isDown && !/Android/.test(navigator.userAgent)) endedAt = timeStamp;
}

addEventListener('keydown', followKey, true);
addEventListener('keyup', followKey, true);
addEventListener('compositionend', followEnd, true);
