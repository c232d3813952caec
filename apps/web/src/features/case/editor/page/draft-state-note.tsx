import type { CaseDraft } from '../../../../entities/case/api/get-case-draft.ts';
import { m } from '../../../../texts/index.ts';
import { Button } from '../../../../ui/button/button.tsx';
import type { Saving } from '../draft/draft-saver.ts';
import styles from './editor.module.css';

interface DraftStateNoteProps {
  draft: CaseDraft | null;
  state: CaseDraft['state'];
  saving: Saving;
  onWithdraw: () => Promise<void>;
}

/** In review with the way back, or returned with the words of the reviewer. */
export function DraftStateNote({ draft, state, saving, onWithdraw }: DraftStateNoteProps) {
  if (saving.state === 'closed')
    return (
      <div className={styles.note} role="alert">
        <p>{m['caseEditor.state.closed']()}</p>
        <Button size="sm" onClick={() => window.location.reload()}>
          {m['caseEditor.state.reload']()}
        </Button>
      </div>
    );
  if (state === 'review')
    return (
      <div className={styles.note}>
        <b>{m['caseEditor.state.review']()}</b>
        <p>{m['caseEditor.state.reviewNote']()}</p>
        <Button size="sm" onClick={() => void onWithdraw()}>
          {m['caseEditor.state.withdraw']()}
        </Button>
      </div>
    );
  if (state !== 'returned' || !draft) return null;
  return (
    <div className={styles.note}>
      <b>{m['caseEditor.state.returned']()}</b>
      <p>{draft.reason}</p>
      <p>{m['caseEditor.state.returnedNote']()}</p>
    </div>
  );
}
