import { SPEAK_REASON_MAX } from '@osteon/domain';
import { m } from '../../../../texts/index.ts';
import { TextField } from '../../../../ui/field/text-field.tsx';

interface ReasonFieldProps {
  reason: string;
  onChange: (reason: string) => void;
}

/** The optional reason of a decision, which the person concerned reads. */
export const ReasonField = ({ reason, onChange }: ReasonFieldProps) => (
  <TextField
    label={m['live.manager.reason']()}
    maxLength={SPEAK_REASON_MAX}
    value={reason}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  />
);
