import { beforeEach, expect, it } from 'vitest';
import './dialogs.ts';
import { closeDialog, openDialog, useDialogs, whenFree } from '../lib/dialogs.ts';

const names = () => useDialogs.getState().open.map(({ name }) => name);

beforeEach(() => {
  useDialogs.setState({ open: [] });
});

it('stacks dialogs and brings one that is open already to the top', () => {
  openDialog('sidebar');
  openDialog('search');
  openDialog('sidebar');
  expect(names()).toEqual(['search', 'sidebar']);
});

it('closes one dialog and leaves the others; closing one that is not open does nothing', () => {
  openDialog('sidebar');
  openDialog('search');
  closeDialog('sidebar');
  closeDialog('sidebar');
  expect(names()).toEqual(['search']);
});

it('opens automatic dialogs one after the other, once no other is open', () => {
  openDialog('search');
  whenFree(() => openDialog('invoice'));
  whenFree(() => openDialog('sidebar'));
  const cancel = whenFree(() => openDialog('leadToApp', { about: 'content' }));
  expect(names()).toEqual(['search']);
  closeDialog('search');
  expect(names()).toEqual(['invoice']);
  cancel();
  closeDialog('invoice');
  expect(names()).toEqual(['sidebar']);
  closeDialog('sidebar');
  expect(names()).toEqual([]);
});
