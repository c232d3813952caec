import { useDebouncedValue } from '@mantine/hooks';
import { ORGANIZATION_NAME_MAX } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { listHospitalsQuery } from '../../../entities/doctor/api/list-hospitals.ts';
import { m } from '../../../texts/index.ts';
import { joinDetails } from '../../../texts/join-text.ts';
import { Field } from '../../../ui/field/field.tsx';
import { plus } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { close } from '../../../ui/icon/icons.ts';
import { IconButton } from '../../../ui/icon-button/icon-button.tsx';
import styles from './hospital-field.module.css';
import { splitMatches } from './hospital-matches.ts';

/** Time without a key before the suggestions are fetched, in ms. */
const PAUSE_MS = 200;

interface HospitalFieldProps {
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onLeave: () => void;
}

/**
 * The hospital, with suggestions below the field; the last row accepts the typed text
 * (rules/certification-pages#phone-pages).
 */
export function HospitalField({ value, error, onChange, onLeave }: HospitalFieldProps) {
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [keyWord] = useDebouncedValue(value.trim(), PAUSE_MS);
  const { data } = useQuery(listHospitalsQuery(open ? keyWord : ''));
  const isListOpen = open && value.trim() !== '';
  const hospitals = isListOpen ? (data?.list ?? []) : [];
  const count = hospitals.length + 1;
  const optionId = (index: number) => `${listId}-${index}`;

  const choose = (index: number) => {
    onChange(hospitals[index]?.name ?? value.trim());
    setOpen(false);
    setActive(-1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const keys: Readonly<Record<string, () => void>> = {
      ArrowDown: () => (isListOpen ? setActive((active + 1) % count) : setOpen(true)),
      ArrowUp: () => setActive((active + count) % (count + 1) === count ? count - 1 : Math.max(0, active - 1)),
      Enter: () => choose(active),
      Escape: () => setOpen(false),
    };
    const action = keys[event.key];
    const isHandled =
      action && (event.key !== 'Enter' || (isListOpen && active >= 0)) && (isListOpen || event.key === 'ArrowDown');
    if (!isHandled) return;
    event.preventDefault();
    action();
  };

  return (
    <div
      className={styles.hospital}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        setOpen(false);
        onLeave();
      }}
    >
      <Field label={m['cert.form.hospitalLabel']()} error={error}>
        {(control) => (
          <>
            <input
              {...control}
              role="combobox"
              aria-expanded={isListOpen}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={isListOpen && active >= 0 ? optionId(active) : undefined}
              autoComplete="off"
              maxLength={ORGANIZATION_NAME_MAX}
              placeholder={m['cert.form.hospitalRequired']()}
              value={value}
              onChange={({ currentTarget }) => {
                onChange(currentTarget.value);
                setOpen(true);
                setActive(-1);
              }}
              onKeyDown={onKeyDown}
            />
            {isListOpen && (
              <IconButton icon={close} label={m['certify.info.hospitalClear']()} onClick={() => onChange('')} />
            )}
          </>
        )}
      </Field>
      <div
        id={listId}
        role="listbox"
        tabIndex={-1}
        aria-label={m['certify.info.hospitalList']()}
        hidden={!isListOpen}
        className={styles.list}
      >
        {hospitals.map(({ id, name, city, grade }, index) => (
          <Option key={id} id={optionId(index)} active={index === active} onChoose={() => choose(index)}>
            <b>{splitMatches(name, value).map(({ text, typed }, at) => (typed ? <em key={at}>{text}</em> : text))}</b>
            <span>{joinDetails([city, grade])}</span>
          </Option>
        ))}
        <Option
          id={optionId(hospitals.length)}
          active={active === hospitals.length}
          className={styles.typed}
          onChoose={() => choose(hospitals.length)}
        >
          <Icon of={plus} size={18} />
          {m['certify.info.hospitalTyped']({ name: value.trim() })}
        </Option>
      </div>
    </div>
  );
}

interface OptionProps {
  id: string;
  active: boolean;
  className?: string | undefined;
  onChoose: () => void;
  children: ReactNode;
}

/** A suggestion; the keys are the field's. */
function Option({ id, active, className, onChoose, children }: OptionProps) {
  return (
    <div
      id={id}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={clsx(styles.option, className, active && styles.active)}
      // A click would come after the field has lost the focus, which closes the list.
      onMouseDown={(event) => {
        event.preventDefault();
        onChoose();
      }}
    >
      {children}
    </div>
  );
}
