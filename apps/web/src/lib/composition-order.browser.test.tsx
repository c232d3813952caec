import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { expect, renderPage, test } from '../../test/component-test.tsx';
import { COMPOSITION_ENDS, dispatchInput, ENTER_STEPS } from '../../test/input/composition.ts';
import './composition-order.ts';
import { isComposingKey } from './composing-keys.ts';

const field = page.getByRole('textbox', { name: '文本', exact: true });
const render = () => renderPage(<input aria-label="文本" />);

/** For each of the dispatched presses of keys, true if it belongs to the input method. */
const getPresses = (events: readonly Event[]) =>
  events.filter((event) => event.type === 'keydown').map((event) => isComposingKey(event as KeyboardEvent));

test.for(COMPOSITION_ENDS)(
  'the key that ends a composition is the input method’s in %s, the next is not',
  async ([, steps]) => {
    await render();
    const events = dispatchInput(field, steps);
    expect(getPresses(events)).toEqual([true, true]);
    const next = dispatchInput(field, ENTER_STEPS);
    expect(getPresses(next)).toEqual([false]);
    expect(next[0]?.defaultPrevented).toBe(false);
  },
);

test('an Enter that ends a composition sends no form', async () => {
  await render();
  const events = dispatchInput(field, [{ type: 'compositionend' }, ...ENTER_STEPS]);
  expect(events[1]?.defaultPrevented).toBe(true);
});

test('an Enter after a composition that a click has ended is the user’s own', async () => {
  await render();
  const [end] = dispatchInput(field, [{ type: 'compositionend' }]);
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: Number(end?.timeStamp) + 100 });
  field.element().dispatchEvent(event);
  expect(isComposingKey(event)).toBe(false);
});

test('a letter that is still down does not hide that the next key ends the composition', async () => {
  await render();
  const events = dispatchInput(field, [
    { type: 'keydown', key: 'n', keyCode: 229, isComposing: true },
    { type: 'compositionend' },
    { type: 'keydown', key: 'Enter', keyCode: 13 },
    { type: 'keyup', key: 'n', keyCode: 78 },
  ]);
  expect(getPresses(events)).toEqual([true, true]);
});

test('on Android, where every word is composed, Enter after its end is the user’s own', async () => {
  await render();
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15)');
  const events = dispatchInput(field, [{ type: 'compositionend' }, ...ENTER_STEPS]);
  agent.mockRestore();
  expect(getPresses(events)).toEqual([false]);
});
