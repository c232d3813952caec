import { type ComponentType, lazy, useState } from 'react';
import { loadChunk } from '../lib/chunk/load-chunk.ts';
import { closeDialog, type DialogComponent, type DialogName, type Dialogs, useDialogs } from '../lib/dialogs.ts';
import { chunkFailureText } from '../texts/chunk-failure-text.ts';
import { loadView, useLocale } from '../texts/locale.ts';
import { LazyBoundary } from '../ui/lazy-boundary/lazy-boundary.tsx';
import { toast } from '../ui/toast/toast.ts';

/** Renders the open dialogs, the topmost last. */
export function DialogHost() {
  const open = useDialogs((state) => state.open);
  return open.map(({ name, data }) => <OpenDialog key={name} name={name} data={data} />);
}

function OpenDialog<Name extends DialogName>({ name, data }: { name: Name; data: Dialogs[Name] }) {
  // Its texts change with the language.
  useLocale();
  // A new lazy component at each opening, so that a failed chunk is requested again.
  const [Dialog] = useState(() => lazyDialog(name));
  const close = () => closeDialog(name);
  const giveUp = () => {
    close();
    toast.error(chunkFailureText());
  };
  return (
    <LazyBoundary onError={giveUp}>
      {/*
       * `key` is accepted by every component: without it the data types of some dialogs share no property with the JSX
       * attributes, which TypeScript rejects.
       */}
      <Dialog key={name} {...data} onClose={close} />
    </LazyBoundary>
  );
}

function lazyDialog<Name extends DialogName>(name: Name): ComponentType<Dialogs[Name] & { onClose: () => void }> {
  return lazy(async () => {
    const { Component } = await loadChunk(() => loadView(name, () => loadDialog(name)));
    return { default: Component };
  });
}

/** The list of dialogs is a chunk of its own, as the file names of all of them would weigh on every first load. */
async function loadDialog<Name extends DialogName>(name: Name): Promise<{ Component: DialogComponent<Name> }> {
  const { dialogLoaders } = await import('./dialogs.ts');
  return dialogLoaders[name]();
}
