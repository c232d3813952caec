import { type ComponentType, lazy, useState } from 'react';
import { closeDialog, type DialogComponent, type DialogName, type Dialogs, useDialogs } from '../lib/dialogs.ts';
import { m } from '../texts/index.ts';
import { LazyBoundary } from '../ui/lazy-boundary/lazy-boundary.tsx';
import { toast } from '../ui/toast/toast.ts';
import { dialogLoaders } from './dialogs.ts';
import { loadPage } from './navigation/load-page.ts';

/** Shows the open dialogs, the topmost last. */
export function DialogHost() {
  const open = useDialogs((state) => state.open);
  return open.map(({ name, data }) => <OpenDialog key={name} name={name} data={data} />);
}

function OpenDialog<Name extends DialogName>({ name, data }: { name: Name; data: Dialogs[Name] }) {
  // Loaded anew at each opening: code that did not come once is asked for again.
  const [Dialog] = useState(() => lazyDialog(name));
  const close = () => closeDialog(name);
  const giveUp = () => {
    close();
    toast.error(m['error.chunkLoad']());
  };
  return (
    <LazyBoundary onFailure={giveUp}>
      {/* The key is what every component takes: without it the types of some data share no name with the attributes. */}
      <Dialog key={name} {...data} onClose={close} />
    </LazyBoundary>
  );
}

function lazyDialog<Name extends DialogName>(name: Name): ComponentType<Dialogs[Name] & { onClose: () => void }> {
  return lazy(async () => {
    const { Component } = await loadPage<{ Component: DialogComponent<Name> }>(dialogLoaders[name]);
    return { default: Component };
  });
}
