/**
 * Returns true if a key press belongs to an input method, not to the page (rules/shell#keys). Where Enter sends text or
 * chooses, `composition-order.ts` is imported as well; apart from this function, as the frame of every page calls it.
 */
export const isComposingKey = (press: Pick<KeyboardEvent, 'isComposing'> & { readonly keyCode?: number }): boolean =>
  press.isComposing || press.keyCode === 229;
