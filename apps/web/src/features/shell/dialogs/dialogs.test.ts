import { beforeEach, expect, it } from 'vitest';
import './index.ts';
import { closeDialog, openDialog, useDialogs } from '../../../lib/dialogs.ts';

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

it('closes one dialog and leaves the others; closing what is not open does nothing', () => {
  openDialog('sidebar');
  openDialog('search');
  closeDialog('sidebar');
  closeDialog('sidebar');
  expect(names()).toEqual(['search']);
});
