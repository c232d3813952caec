import type { ComponentType } from 'react';
import { create } from 'zustand';

/**
 * Every dialog's plain data by name. A feature adds its own in `features/<noun>/dialogs`, by declaration merging, so
 * that this file knows no feature.
 */
export interface Dialogs {}

export type DialogName = keyof Dialogs;

/** A dialog gets its data and the way to close it; results travel as events. */
export type DialogComponent<Name extends DialogName> = ComponentType<Dialogs[Name] & { onClose: () => void }>;

/** One module per dialog, loaded when it first opens. */
export type DialogLoaders = { [Name in DialogName]: () => Promise<{ Component: DialogComponent<Name> }> };

/** An open dialog: plain data only, no elements and no callbacks. */
export type OpenDialog = { [Name in DialogName]: { readonly name: Name; readonly data: Dialogs[Name] } }[DialogName];

/** The open dialogs, the topmost last. */
export const useDialogs = create<{ readonly open: readonly OpenDialog[] }>(() => ({ open: [] }));

type DataOf<Name extends DialogName> = object extends Dialogs[Name] ? [data?: Dialogs[Name]] : [data: Dialogs[Name]];

/** Opens a dialog on top; one that is open already gets the new data. */
export function openDialog<Name extends DialogName>(name: Name, ...[data]: DataOf<Name>): void {
  const opened = { name, data: data ?? {} } as OpenDialog;
  useDialogs.setState(({ open }) => ({ open: [...open.filter((dialog) => dialog.name !== name), opened] }));
}

/** Closes a dialog; nothing happens where it is not open. */
export function closeDialog(name: DialogName): void {
  useDialogs.setState(({ open }) => ({ open: open.filter((dialog) => dialog.name !== name) }));
}

/**
 * Calls `open` once no dialog is open: what opens by itself comes neither over what somebody is at, nor over another
 * such one. The returned function takes it back.
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
