import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../test/axe.ts';
import { expect, renderPage, test } from '../../../test/component-test.tsx';
import { COMPOSITION_ENDS, dispatchInput } from '../../../test/input/composition.ts';
import { MultiSelectField } from './multi-select-field.tsx';

const NAMES = ['Joint Surgery', 'Spine Surgery', 'Sports Medicine', 'Trauma'];

function Form() {
  const [values, setValues] = useState<readonly string[]>([]);
  return (
    <main>
      <MultiSelectField
        label="Specialty"
        placeholder="Please select"
        removeLabel={(name) => `Remove ${name}`}
        options={NAMES.map((label) => ({ value: label, label }))}
        values={values}
        onChange={setValues}
      />
      <button type="button">Next</button>
    </main>
  );
}

const control = page.getByRole('combobox', { name: 'Specialty', exact: true });
const list = page.getByRole('listbox', { name: 'Specialty', exact: true });
const option = (name: string) => list.getByRole('option', { name, exact: true });

/** Renders the field with the focus on it. */
async function show(): Promise<void> {
  await renderPage(<Form />);
  control.element().focus();
}

const expectActive = (name: string) =>
  expect
    .poll(() => document.getElementById(control.element().getAttribute('aria-activedescendant') ?? '')?.textContent)
    .toBe(name);

test.for(['{ArrowDown}', '{ArrowUp}', '{Enter}', ' '])('%s opens the list at its first option', async (key) => {
  await show();
  await expect.element(control).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard(key);
  await expect.element(control).toHaveAttribute('aria-expanded', 'true');
  await expect.element(control).toHaveAttribute('aria-controls', list.element().id);
  await expectActive('Joint Surgery');
  expect(await axeViolations('main')).toEqual([]);
});

test('the arrow keys go round, and Home and End to the ends', async () => {
  await show();
  await userEvent.keyboard('{End}');
  await expectActive('Trauma');
  await userEvent.keyboard('{ArrowDown}');
  await expectActive('Joint Surgery');
  await userEvent.keyboard('{ArrowUp}');
  await expectActive('Trauma');
  await userEvent.keyboard('{ArrowUp}');
  await expectActive('Sports Medicine');
  await userEvent.keyboard('{Home}');
  await expectActive('Joint Surgery');
});

test('typing finds the option that starts with it', async () => {
  await show();
  await userEvent.keyboard('s');
  await expectActive('Spine Surgery');
  await userEvent.keyboard('po');
  await expectActive('Sports Medicine');
  await expect.element(control).toHaveAttribute('aria-expanded', 'true');
});

test('Enter and Space choose and the list stays open; Esc closes it, and it opens where it was', async () => {
  await show();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  await expect.element(option('Spine Surgery')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{End} ');
  await expect.element(option('Trauma')).toHaveAttribute('aria-selected', 'true');
  await expect.element(option('Spine Surgery')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await expectActive('Trauma');
  await userEvent.keyboard('{Enter}');
  await expect.element(option('Trauma')).toHaveAttribute('aria-selected', 'false');
});

test('Tab leaves the field without a choice, which closes the list', async () => {
  await show();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(list).toBeVisible();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Next', exact: true })).toHaveFocus();
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

test.for(COMPOSITION_ENDS)('an Enter of an input method chooses nothing in %s', async ([, steps]) => {
  await show();
  await userEvent.keyboard('{ArrowDown}');
  await expectActive('Joint Surgery');
  dispatchInput(control, steps);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(option('Spine Surgery')).toHaveAttribute('aria-selected', 'true');
  await expect.element(option('Joint Surgery')).toHaveAttribute('aria-selected', 'false');
});
