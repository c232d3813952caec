import { AttachmentType } from '@osteon/domain';
import clsx from 'clsx';
import { useState } from 'react';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { camera } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { check, close, lock } from '../../../ui/icon/icons.ts';
import { PhoneFrame } from '../../../ui/page/phone-frame.tsx';
import { Segmented } from '../../../ui/segmented/segmented.tsx';
import { PictureConsent } from '../picture-consent.tsx';
import styles from './certify.module.css';
import { documentName } from './document-names.ts';
import licence from './examples/licence.svg';
import blurred from './examples/licence-blurred.svg';
import cutOff from './examples/licence-cut-off.svg';
import glare from './examples/licence-glare.svg';
import { AlbumButton } from './photo/album-button.tsx';
import { StepBar } from './step-bar.tsx';

const examples = [
  { image: licence, good: true, name: m['certify.document.good'] },
  { image: blurred, good: false, name: m['certify.document.blurred'] },
  { image: glare, good: false, name: m['certify.document.glare'] },
  { image: cutOff, good: false, name: m['certify.document.cutOff'] },
] as const;

interface DocumentStepProps {
  accountLabel: string;
  /** The kinds of documents, one of which is sent. */
  types: readonly AttachmentType[];
  type: AttachmentType;
  consented: boolean;
  onType: (type: AttachmentType) => void;
  onConsent: () => void;
  /** Opens the camera. */
  onCamera: () => void;
  onFile: (file: File) => void;
}

/**
 * The kind of document with examples, and the consent that a photo of it needs: roleChoiceAuthCert
 * (rules/certification-pictures#consent).
 */
export function DocumentStep(props: DocumentStepProps) {
  const { accountLabel, types, type, consented, onType, onConsent, onCamera, onFile } = props;
  const options = types.map((each) => ({ value: String(each), label: documentName[each]() }));
  return (
    <PhoneFrame
      title={m['certify.document.title']()}
      accountLabel={accountLabel}
      mark={<StepBar step={2} />}
      actions={
        <>
          <Button kind="primary" wide disabled={!consented} onClick={onCamera}>
            <Icon of={camera} size={20} />
            {m['certify.document.camera']()}
          </Button>
          <AlbumButton disabled={!consented} onFile={onFile} />
        </>
      }
    >
      {options.length > 1 && (
        <div className={styles.kinds}>
          <Segmented
            label={m['certify.document.kind']()}
            options={options}
            value={String(type)}
            onChange={(value) => onType(types.find((each) => String(each) === value) ?? type)}
          />
        </div>
      )}
      {/* Above the examples, or on a small phone the buttons are disabled for a reason that is out of sight. */}
      <DocumentConsent consented={consented} onConsent={onConsent} />
      <ul className={styles.examples}>
        {examples.map(({ image, good, name }) => (
          <li key={image} className={clsx(good && styles.good)}>
            <img src={image} width={320} height={190} alt="" />
            <b>
              <Icon of={good ? check : close} size={16} />
              {name()}
            </b>
          </li>
        ))}
      </ul>
      <ul className={styles.tips}>
        <li>{m['certify.document.tipFlat']()}</li>
        <li>{type === AttachmentType.letter ? m['certify.document.tipLetter']() : m['certify.document.tipPage']()}</li>
        <li>{m['certify.document.tipFile']()}</li>
      </ul>
      <PhotoProtection />
    </PhoneFrame>
  );
}

/** The consent, and the time for which the pictures are stored (rules/certification-pictures#consent). */
export function DocumentConsent({ consented, onConsent }: { consented: boolean; onConsent: () => void }) {
  // A given consent holds for the pictures of this visit.
  const [given] = useState(consented);
  return (
    !given && (
      <div className={styles.consent}>
        <PictureConsent consented={consented} onConsent={onConsent} />
      </div>
    )
  );
}

/** The readers of a photo, and the date of its deletion. */
export function PhotoProtection() {
  return (
    <p className={styles.keep}>
      <Icon of={lock} size={18} />
      {m['certify.document.keep']()}
    </p>
  );
}
