import { type ComponentProps, useRef } from 'react';
import { m } from '../../texts/index.ts';
import { Icon } from '../icon/icon.tsx';
import { close, search } from '../icon/icons.ts';
import { IconButton } from '../icon-button/icon-button.tsx';

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'onChange' | 'ref'> {
  iconSize: 16 | 18;
  value: string;
  /** Receives the typed text, and an empty one when it is cleared. */
  onType: (value: string) => void;
}

/** The input of a search between its icon and the button that clears it, after which it has the focus. */
export function SearchInput({ iconSize, onType, ...input }: SearchInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  const clear = () => {
    onType('');
    ref.current?.focus();
  };
  return (
    <>
      <Icon of={search} size={iconSize} />
      <input ref={ref} enterKeyHint="search" onChange={({ currentTarget }) => onType(currentTarget.value)} {...input} />
      {input.value !== '' && <IconButton size="sm" icon={close} label={m['search.box.clear']()} onClick={clear} />}
    </>
  );
}
