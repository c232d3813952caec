import clsx from 'clsx';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { check, chevronDown, chevronUp, close } from '../icon/icons.ts';
import { Field, type FieldFrame } from './field.tsx';
import styles from './multi-select-field.module.css';

interface MultiSelectFieldProps extends FieldFrame {
  options: readonly { readonly value: string; readonly label: string }[];
  /** The chosen values, in the order of their choice. */
  values: readonly string[];
  placeholder: string;
  /** Accessible name of the button that removes a chosen option. */
  removeLabel: (label: string) => string;
  onChange: (values: readonly string[]) => void;
  /** The focus has left the whole field. */
  onLeave?: () => void;
}

/** Chooses several options of a list; the chosen ones are in the field, each with its remove button. */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { label, aside, hint, error, options, values, placeholder, removeLabel, onChange, onLeave } = props;
  const listId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const optionId = (index: number) => `${listId}-${index}`;
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  const moveTo = (index: number) => {
    const next = Math.max(0, Math.min(options.length - 1, index));
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => (open ? moveTo(active + 1) : setOpen(true)),
      ArrowUp: () => (open ? moveTo(active - 1) : setOpen(true)),
      Home: () => moveTo(0),
      End: () => moveTo(options.length - 1),
      Escape: () => setOpen(false),
    };
    const choose = () => {
      const option = options[active];
      if (open && option) toggle(option.value);
      else setOpen(true);
    };
    const act = event.key === 'Enter' || event.key === ' ' ? choose : keys[event.key];
    if (!act || (event.key === 'Escape' && !open)) return;
    event.preventDefault();
    act();
  };
  return (
    <div
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setOpen(false);
        onLeave?.();
      }}
    >
      <Field label={label} aside={aside} hint={hint} error={error}>
        {(control) => (
          <span className={styles.chosen} data-grows>
            {values.map((value) => {
              const name = options.find((option) => option.value === value)?.label ?? value;
              return (
                <span key={value} className={styles.chip}>
                  {name}
                  <button
                    type="button"
                    aria-label={removeLabel(name)}
                    onClick={() => {
                      toggle(value);
                      trigger.current?.focus();
                    }}
                  >
                    <Icon of={close} size={14} />
                  </button>
                </span>
              );
            })}
            <button
              ref={trigger}
              {...control}
              type="button"
              role="combobox"
              aria-haspopup="listbox"
              aria-expanded={open}
              aria-controls={listId}
              aria-activedescendant={open ? optionId(active) : undefined}
              // The dialog around it closes on Esc as well, so an open list stops that key.
              data-mantine-stop-propagation={open}
              className={styles.trigger}
              onClick={() => setOpen(!open)}
              onKeyDown={onKeyDown}
            >
              <span>{values.length === 0 && placeholder}</span>
              <Icon of={open ? chevronUp : chevronDown} size={18} />
            </button>
          </span>
        )}
      </Field>
      <div
        id={listId}
        role="listbox"
        aria-multiselectable="true"
        aria-label={label}
        hidden={!open}
        className={styles.list}
      >
        {options.map(({ value, label: name }, index) => {
          const chosen = values.includes(value);
          return (
            <div
              key={value}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              onKeyDown={onKeyDown}
              aria-selected={chosen}
              className={clsx(chosen && styles.on, index === active && styles.active)}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => {
                setActive(index);
                toggle(value);
                trigger.current?.focus();
              }}
            >
              <i>{chosen && <Icon of={check} size={14} />}</i>
              {name}
            </div>
          );
        })}
      </div>
    </div>
  );
}
