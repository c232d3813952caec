import { useDebouncedValue } from '@mantine/hooks';
import { ORGANIZATION_NAME_MAX } from '@osteon/domain';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState } from 'react';
import { listHospitalsQuery } from '../../../entities/doctor/api/list-hospitals.ts';
import { m } from '../../../texts/index.ts';
import { joinDetails } from '../../../texts/join-text.ts';
import { ListOption } from '../../../ui/combobox/list-option.tsx';
import { useListCombobox } from '../../../ui/combobox/use-list-combobox.ts';
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
  const [open, setOpen] = useState(false);
  const [keyWord] = useDebouncedValue(value.trim(), PAUSE_MS);
  const { data } = useQuery(listHospitalsQuery(open ? keyWord : ''));
  const isListOpen = open && value.trim() !== '';
  const hospitals = isListOpen ? (data?.list ?? []) : [];
  const closeList = () => setOpen(false);
  const combobox = useListCombobox({
    isOpen: isListOpen,
    // The last one is the typed text.
    options: [...hospitals.map(({ id }) => id), value.trim()],
    onOpen: () => setOpen(true),
    onClose: closeList,
    typed: value,
  });
  const choose = (name: string) => {
    onChange(name);
    closeList();
  };

  return (
    <div
      className={styles.hospital}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (currentTarget.contains(relatedTarget)) return;
        closeList();
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
              aria-controls={combobox.list.id}
              aria-autocomplete="list"
              {...combobox.control}
              autoComplete="off"
              maxLength={ORGANIZATION_NAME_MAX}
              placeholder={m['cert.form.hospitalRequired']()}
              value={value}
              onChange={({ currentTarget }) => {
                onChange(currentTarget.value);
                setOpen(true);
              }}
              onKeyDown={combobox.onKeyDown}
            />
            {isListOpen && (
              <IconButton icon={close} label={m['certify.info.hospitalClear']()} onClick={() => onChange('')} />
            )}
          </>
        )}
      </Field>
      <div
        {...combobox.list}
        aria-label={m['certify.info.hospitalList']()}
        hidden={!isListOpen}
        className={styles.list}
      >
        {hospitals.map(({ id, name, city, grade }, index) => (
          <ListOption key={id} {...combobox.getOption(index)} className={styles.option} onChoose={() => choose(name)}>
            <b>{splitMatches(name, value).map(({ text, typed }, at) => (typed ? <em key={at}>{text}</em> : text))}</b>
            <span>{joinDetails([city, grade])}</span>
          </ListOption>
        ))}
        <ListOption
          {...combobox.getOption(hospitals.length)}
          className={clsx(styles.option, styles.typed)}
          onChoose={() => choose(value.trim())}
        >
          <Icon of={plus} size={18} />
          {m['certify.info.hospitalTyped']({ name: value.trim() })}
        </ListOption>
      </div>
    </div>
  );
}
