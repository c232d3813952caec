import { m } from '../../../../texts/index.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { alert, close, image } from '../../../../ui/icon/icons.ts';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { Progress } from '../../../../ui/progress/progress.tsx';
import styles from './media-section.module.css';
import { State } from './media-tile.tsx';
import type { CaseUpload } from './uploads.ts';

interface UploadTileProps {
  upload: CaseUpload;
  number: number;
  onRetry: () => void;
  onChooseAgain: () => void;
  onRemove: () => void;
}

/** A file that is sent, or that was not accepted, with its remedy. */
export function UploadTile({ upload, number, onRetry, onChooseAgain, onRemove }: UploadTileProps) {
  const { file, share, problem, canRetry } = upload;
  const percent = Math.round(share * 100);
  const remedy = canRetry ? m['caseEditor.media.retry']() : m['caseEditor.media.chooseAgain']();
  return (
    <li className={styles.tile}>
      <div className={styles.picture}>
        <Icon of={image} size={24} />
        {problem === null && (
          <div className={styles.progress}>
            <span className="num" aria-hidden="true">
              {m['caseEditor.media.sending']({ percent })}
            </span>
            <Progress label={m['caseEditor.media.progress']({ name: file.name })} value={share} />
          </div>
        )}
        <IconButton
          size="sm"
          className={styles.remove}
          label={m['caseEditor.media.remove']({ number })}
          icon={close}
          onClick={onRemove}
        />
      </div>
      <p className={styles.name}>{file.name}</p>
      {problem === null ? (
        <p className={`num ${styles.state}`}>{m['caseEditor.media.sending']({ percent })}</p>
      ) : (
        <>
          <State icon={alert} isWrong>
            {problem}
          </State>
          <button type="button" className={styles.remedy} onClick={canRetry ? onRetry : onChooseAgain}>
            {remedy}
          </button>
        </>
      )}
    </li>
  );
}
