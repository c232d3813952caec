import { useGetAuthMajor } from '../../../entities/personal/api/get-auth-major.ts';
import { m } from '../../../texts/index.ts';
import { doctorTitleText } from '../../../texts/library/library-text.ts';
import { majorText } from '../../../texts/name-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FieldError } from '../../../ui/field/field-error.tsx';
import { PhoneFrame } from '../../../ui/page/phone-frame.tsx';
import type { BasicInfo } from './basic-info-step.tsx';
import styles from './certify.module.css';
import { departmentText, documentName, photoName } from './document-names.ts';
import { UploadState } from './photo/upload-state.tsx';
import type { SentPhoto } from './photo/use-photos.ts';
import { StepBar } from './step-bar.tsx';

interface ReviewStepProps {
  accountLabel: string;
  info: BasicInfo;
  photo: SentPhoto;
  alert: string | null;
  busy: boolean;
  onChange: () => void;
  onAgain: () => void;
  onResume: () => void;
  onSubmit: () => void;
}

/** All data that is sent, for a last check; the photo is uploaded meanwhile. */
export function ReviewStep(props: ReviewStepProps) {
  const { accountLabel, info, photo, alert, busy, onChange, onAgain, onResume, onSubmit } = props;
  const majors = useGetAuthMajor();
  const specialties = info.newAreasExpertise.flatMap((id) => majors.filter((each) => each.id === id).map(majorText));
  const rows = [
    [m['cert.form.nameLabel'](), info.fullName],
    [m['cert.form.hospitalLabel'](), info.company],
    [m['certify.info.department'](), departmentText(info.department)],
    [m['certify.info.medicalTitle'](), doctorTitleText(info.title)],
    [m['cert.form.specialtyLabel'](), specialties.join(m['cert.itemSeparator']())],
  ].filter(([, value]) => value !== '');
  return (
    <PhoneFrame
      title={m['certify.review.title']()}
      accountLabel={accountLabel}
      mark={<StepBar step={3} />}
      actions={
        <>
          <p className={styles.above}>{m['certify.review.true']()}</p>
          <Button kind="primary" wide busy={busy} disabled={photo.attPath === null} onClick={onSubmit}>
            {m['common.submit']()}
          </Button>
        </>
      }
    >
      {alert && <FieldError>{alert}</FieldError>}
      <div className={styles.section}>
        <h2>{m['certify.steps.basicInfo']()}</h2>
        <Button kind="text" size="sm" onClick={onChange}>
          {m['certify.review.change']()}
        </Button>
      </div>
      <dl className={styles.details}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.section}>
        <h2>{documentName[photo.type]()}</h2>
        <Button kind="text" size="sm" onClick={onAgain}>
          {m['certify.check.again']()}
        </Button>
      </div>
      <figure className={styles.photo}>
        <img src={photo.preview} alt={photoName(photo.type)} />
      </figure>
      <UploadState photo={photo} onResume={onResume} />
    </PhoneFrame>
  );
}
