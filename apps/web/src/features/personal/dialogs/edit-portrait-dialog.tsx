import { validatePortrait } from '@osteon/domain';
import { useEffect, useRef, useState } from 'react';
import { useGetCustomerInfoV2 } from '../../../entities/personal/api/get-customer-info-v2.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { Avatar } from '../../../ui/avatar/avatar.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { cropPicture } from '../../../ui/picture-cropper/crop-picture.ts';
import { type OpenPicture, openPicture } from '../../../ui/picture-cropper/open-picture.ts';
import { type CropArea, PictureCropper } from '../../../ui/picture-cropper/picture-cropper.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { useUpdatePortrait } from '../api/update-portrait.ts';
import styles from './edit-portrait.module.css';

/** Side of the square that is sent, in px: the larger of those that are stored. */
const SIDE = 512;

const refusals = { 'portrait.type': m['portrait.type'], 'portrait.size': m['portrait.size'] };

/** Chooses a picture and crops it to the portrait; both stay when saving fails (rules/personal#portrait). */
export function Component({ onClose }: { onClose: () => void }) {
  const { name, logo } = useGetCustomerInfoV2();
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  const [area, setArea] = useState<CropArea | null>(null);
  const [reading, setReading] = useState(false);
  const [alert, setAlert] = useState<string | null>(null);
  const [cropping, setCropping] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const update = useUpdatePortrait();
  const busy = cropping || update.isPending;
  useEffect(() => () => picture?.close(), [picture]);

  const choose = async (file: File) => {
    const refused = validatePortrait(file);
    if (refused) return setAlert(refusals[refused]());
    setAlert(null);
    setReading(true);
    const opened = await openPicture(file);
    setReading(false);
    if (!opened) return setAlert(m['portrait.unreadable']());
    setArea(null);
    setPicture(opened);
  };

  const save = async ({ file }: OpenPicture, part: CropArea) => {
    setAlert(null);
    setCropping(true);
    try {
      await update.mutateAsync(await cropPicture(file, part, { width: SIDE }));
      toast.success(m['portrait.saved']());
      onClose();
    } catch (error) {
      setAlert(errorText(error).text || m['portrait.failed']());
    } finally {
      setCropping(false);
    }
  };

  const actions = (
    <>
      <Button onClick={onClose}>{m['common.cancel']()}</Button>
      {picture && (
        <Button kind="primary" busy={busy} onClick={() => area && void save(picture, area)}>
          {m['language.save']()}
        </Button>
      )}
    </>
  );
  return (
    <Dialog
      title={logo === '' ? m['portrait.upload']() : m['portrait.change']()}
      width={520}
      closable={!busy}
      actions={actions}
      onClose={onClose}
    >
      <div className={styles.content}>
        {picture ? (
          // A new picture starts centred again.
          <PictureCropper key={picture.url} picture={picture} aspect={1} round onChange={setArea} />
        ) : (
          <div className={styles.current} aria-busy={reading}>
            <Avatar name={name} src={logo} size={96} />
            <p>{reading ? m['portrait.reading']() : m['portrait.rule']()}</p>
          </div>
        )}
        <Button
          className={styles.choose}
          kind={picture ? 'secondary' : 'primary'}
          busy={reading || busy}
          data-autofocus
          onClick={() => input.current?.click()}
        >
          {picture ? m['portrait.chooseAgain']() : m['portrait.choose']()}
        </Button>
        <p className={styles.note}>{m['portrait.public']()}</p>
        {alert && <FieldError>{alert}</FieldError>}
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) void choose(file);
          currentTarget.value = '';
        }}
      />
    </Dialog>
  );
}
