import { m } from '../../texts/index.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/text-field.tsx';

/** A dialog with a form in it, at one of the widths. */
export default function SampleDialog({ width, onClose }: { width: 400 | 520 | 720; onClose: () => void }) {
  const actions = (
    <>
      <Button onClick={onClose}>{m['common.cancel']()}</Button>
      <Button kind="primary" onClick={onClose}>
        {m['common.confirm']()}
      </Button>
    </>
  );
  return (
    <Dialog title={m['parts.sample.form']()} width={width} actions={actions} onClose={onClose}>
      <TextField
        label={m['account.code.mobileLabel']()}
        placeholder={m['account.code.mobilePlaceholder']()}
        autoComplete="off"
      />
    </Dialog>
  );
}
