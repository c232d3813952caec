import type { ReactNode, Ref } from 'react';

interface ListOptionProps {
  id: string;
  isSelected: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
  onChoose: () => void;
  children: ReactNode;
}

/** An option of a list whose keys are the control's (rules/shell#lists-of-fields). */
export function ListOption({ id, isSelected, className, ref, onChoose, children }: ListOptionProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the control's
    <div
      ref={ref}
      id={id}
      role="option"
      aria-selected={isSelected}
      tabIndex={-1}
      className={className}
      // Mantine's store finds the options by it.
      data-combobox-option
      // Pressing the mouse keeps the focus in the control, as leaving it closes the list.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {children}
    </div>
  );
}
