import clsx from 'clsx';
import { useRef, useState } from 'react';
import { ListOption } from '../combobox/list-option.tsx';
import { useListCombobox } from '../combobox/use-list-combobox.ts';
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

/**
 * Chooses several options of a list; the chosen ones are in the field, each with its remove button. The list stays open
 * after a choice (rules/shell#lists-of-fields).
 */
export function MultiSelectField(props: MultiSelectFieldProps) {
  const { label, aside, hint, error, options, values, placeholder, removeLabel, onChange, onLeave } = props;
  const trigger = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const combobox = useListCombobox({
    isOpen: open,
    options: options.map(({ label: name }) => name),
    onOpen: () => setOpen(true),
    onClose: () => setOpen(false),
  });
  const toggle = (value: string) =>
    onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
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
              aria-expanded={open}
              aria-controls={combobox.list.id}
              {...combobox.control}
              className={styles.trigger}
              onClick={() => setOpen(!open)}
              onKeyDown={combobox.onKeyDown}
            >
              <span>{values.length === 0 && placeholder}</span>
              <Icon of={open ? chevronUp : chevronDown} size={18} />
            </button>
          </span>
        )}
      </Field>
      <div {...combobox.list} aria-multiselectable="true" aria-label={label} hidden={!open} className={styles.list}>
        {options.map(({ value, label: name }, index) => {
          const chosen = values.includes(value);
          const { id, isSelected: isActive } = combobox.getOption(index);
          return (
            <ListOption
              key={value}
              id={id}
              isSelected={chosen}
              className={clsx(chosen && styles.on, isActive && styles.active)}
              onChoose={() => {
                combobox.activate(index);
                toggle(value);
                trigger.current?.focus();
              }}
            >
              <i>{chosen && <Icon of={check} size={14} />}</i>
              {name}
            </ListOption>
          );
        })}
      </div>
    </div>
  );
}
