import type { ComponentType } from 'react';
import { create } from 'zustand';

/**
 * The plain data of each dialog by name. A feature adds its own in `features/<noun>/dialogs` by declaration merging, so
 * that this file imports no feature.
 */
export interface Dialogs {}

export type DialogName = keyof Dialogs;

/** A dialog gets its data and a function that closes it; results are events. */
export type DialogComponent<Name extends DialogName> = ComponentType<Dialogs[Name] & { onClose: () => void }>;

/** One module per dialog, loaded at its first opening. */
export type DialogLoaders = { [Name in DialogName]: () => Promise<{ Component: DialogComponent<Name> }> };

/** An open dialog: plain data only, no elements and no callbacks. */
export type OpenDialog = { [Name in DialogName]: { readonly name: Name; readonly data: Dialogs[Name] } }[DialogName];

/** The open dialogs, the topmost last. */
export const useDialogs = create<{ readonly open: readonly OpenDialog[] }>(() => ({ open: [] }));

type DataOf<Name extends DialogName> = object extends Dialogs[Name] ? [data?: Dialogs[Name]] : [data: Dialogs[Name]];

/** Opens a dialog on top; an open one moves to the top with the new data. */
export function openDialog<Name extends DialogName>(name: Name, ...[data]: DataOf<Name>): void {
  const opened = { name, data: data ?? {} } as OpenDialog;
  useDialogs.setState(({ open }) => ({ open: [...open.filter((dialog) => dialog.name !== name), opened] }));
}

/** Closes a dialog; ignored where it is not open. */
export function closeDialog(name: DialogName): void {
  useDialogs.setState(({ open }) => ({ open: open.filter((dialog) => dialog.name !== name) }));
}

/**
 * Calls `open` once no dialog is open, so that dialogs that open by themselves neither interrupt nor overlap. The
 * returned function cancels it (rules/dialog#dialog-order).
 */
export function whenFree(open: () => void): () => void {
  const isFree = () => useDialogs.getState().open.length === 0;
  if (isFree()) {
    open();
    return () => undefined;
  }
  const stop = useDialogs.subscribe(() => {
    if (!isFree()) return;
    stop();
    open();
  });
  return stop;
}
