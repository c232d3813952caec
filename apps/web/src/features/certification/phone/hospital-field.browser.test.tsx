import { useState } from 'react';
import { page, userEvent } from 'vitest/browser';
import { axeViolations } from '../../../../test/axe.ts';
import { expect, renderPage, test } from '../../../../test/component-test.tsx';
import type { FakeGateway } from '../../../../test/fake-gateway.ts';
import { COMPOSITION_ENDS, dispatchInput, ENTER_STEPS } from '../../../../test/input/composition.ts';
import { HospitalField } from './hospital-field.tsx';

const NAMES = ['清和市第一人民医院', '清和市第二人民医院'];

function Form() {
  const [value, setValue] = useState('');
  return (
    <main>
      <HospitalField value={value} error={undefined} onChange={setValue} onLeave={() => {}} />
    </main>
  );
}

const field = page.getByRole('combobox', { name: '医院', exact: true });
const list = page.getByRole('listbox', { name: '医院建议', exact: true });
const options = page.getByRole('option');

/** Renders the field with a text and three suggestions, of which the last is the text itself. */
async function show(gateway: FakeGateway): Promise<void> {
  gateway.answer('listHospitals', {
    list: NAMES.map((name, index) => ({ id: `h${index}`, name, city: '清和', grade: '三级甲等' })),
    nextCursor: null,
  });
  await renderPage(<Form />);
  await field.fill('清和');
  await expect.poll(() => options.elements().length).toBe(NAMES.length + 1);
}

const getActive = () => options.elements().findIndex((option) => option.ariaSelected === 'true');

/** Expects this option to be active, for the eye and for ARIA; −1 for none. */
async function expectActive(index: number): Promise<void> {
  await expect.poll(getActive).toBe(index);
  expect(field.element().getAttribute('aria-activedescendant')).toBe(options.elements()[index]?.id ?? null);
}

test('the arrow keys go round the suggestions; Enter takes one', async ({ gateway }) => {
  await show(gateway);
  await expect.element(field).toHaveAttribute('aria-expanded', 'true');
  await expectActive(-1);
  await userEvent.keyboard('{ArrowDown}');
  await expectActive(0);
  await userEvent.keyboard('{ArrowUp}');
  await expectActive(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expectActive(1);
  expect(await axeViolations('main')).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveValue('清和市第二人民医院');
  await expect.element(field).toHaveAttribute('aria-expanded', 'false');
});

test('Home and End move the text cursor, and go to the ends of the list once an option is active', async ({
  gateway,
}) => {
  await show(gateway);
  const input = field.element() as HTMLInputElement;
  await userEvent.keyboard('{Home}');
  expect(input.selectionStart).toBe(0);
  await expectActive(-1);
  await userEvent.keyboard('{ArrowDown}{End}');
  await expectActive(2);
  expect(input.selectionStart).toBe(0);
  await userEvent.keyboard('{Home}');
  await expectActive(0);
});

test('Tab takes the active suggestion as Enter does, and without one leaves the field', async ({ gateway }) => {
  await show(gateway);
  await userEvent.keyboard('{ArrowDown}{Tab}');
  await expect.element(field).toHaveValue('清和市第一人民医院');
  await expect.element(field).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(list).toBeVisible();
  await userEvent.tab();
  await expect.element(field).not.toHaveFocus();
});

test('Esc closes the list and keeps the text; an arrow key opens it again, and other text has no active option', async ({
  gateway,
}) => {
  await show(gateway);
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await expect.element(list).not.toBeInTheDocument();
  await expect.element(field).toHaveValue('清和');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(list).toBeVisible();
  await expectActive(-1);
  await userEvent.keyboard('{ArrowDown}');
  await expectActive(0);
  await userEvent.keyboard('市');
  await expectActive(-1);
});

test.for(COMPOSITION_ENDS)(
  'the Enter that ends a composition takes no suggestion in %s, the next does',
  async ([, steps], { gateway }) => {
    await show(gateway);
    await userEvent.keyboard('{ArrowDown}');
    await expectActive(0);
    dispatchInput(field, steps);
    await expect.element(field).toHaveValue('清和');
    await expectActive(0);
    dispatchInput(field, ENTER_STEPS);
    await expect.element(field).toHaveValue('清和市第一人民医院');
  },
);
