import { CASE_TEXT_MAX } from '@osteon/domain';
import { useState } from 'react';
import { shortDateTimeText } from '../../../../texts/date-text.ts';
import { failureText } from '../../../../texts/error-text.ts';
import { m } from '../../../../texts/index.ts';
import { joinDetails } from '../../../../texts/join-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { alert } from '../../../../ui/icon/icons.ts';
import { toast } from '../../../../ui/toast/toast.ts';
import { saveCaseDraft } from '../../api/save-case-draft.ts';
import type { DraftSaver, Saving } from '../draft/draft-saver.ts';
import type { DraftText } from '../draft/draft-text.ts';
import { type Choice, compareDrafts, mergeDrafts, needsChoice } from '../merge/merge-drafts.ts';
import styles from './conflict-screen.module.css';
import { DifferenceRow } from './difference-row.tsx';

interface ConflictScreenProps {
  conflict: NonNullable<Saving['conflict']>;
  saver: DraftSaver;
  onMerged: (text: DraftText) => void;
}

/** Two versions of a draft side by side, merged by section (rules/case-editor#conflicts). */
export function ConflictScreen({ conflict: { stored, base }, saver, onMerged }: ConflictScreenProps) {
  const [now] = useState(Date.now);
  const [mine] = useState(saver.getText);
  const [clientId] = useState(() => `copy-${now}-${Math.random().toString(36).slice(2)}`);
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [isTried, setTried] = useState(false);
  const [isCopying, setCopying] = useState(false);
  const versions = { base, mine, theirs: { title: stored.title, fields: stored.fields } };
  const differences = compareDrafts(versions);
  const merged = differences.filter(({ side }) => side !== null).length;
  const open = differences.filter((difference) => needsChoice(difference, choices));

  const choose = (key: string, choice: Choice | undefined) => {
    const next = new Map(choices);
    if (choice === undefined) next.delete(key);
    else next.set(key, choice);
    setChoices(next);
  };

  function save() {
    const [first] = open;
    if (!first) return onMerged(mergeDrafts(versions, choices));
    setTried(true);
    toast.error(m['caseEditor.conflict.missing']({ count: open.length }));
    document.querySelector<HTMLElement>(`[data-difference="${CSS.escape(first.key)}"] input`)?.focus();
  }

  /** The own version becomes a draft of its own; pictures belong to the draft that they were added to. */
  async function copy() {
    setCopying(true);
    try {
      const title = m['caseEditor.conflict.copyTitle']({ title: mine.title.slice(0, CASE_TEXT_MAX.title - 6) });
      await saveCaseDraft({ clientId, version: 0, title, fields: { ...mine.fields, images: [], series: [] } });
      toast.success(m['caseEditor.conflict.copied']());
      onMerged(versions.theirs);
    } catch (error) {
      toast.error(failureText(error, m['caseEditor.save.failed']()));
    } finally {
      setCopying(false);
    }
  }

  return (
    <>
      <header className={styles.bar}>
        <div>
          <div className={styles.heading}>
            <h1>{m['caseEditor.conflict.title']()}</h1>
            <p className="num">
              {joinDetails([
                mine.title || m['caseEditor.view.untitled'](),
                m['caseEditor.conflict.count']({ count: differences.length, merged }),
              ])}
            </p>
          </div>
          <Button busy={isCopying} onClick={() => void copy()}>
            {m['caseEditor.conflict.copy']()}
          </Button>
          <Button kind="primary" onClick={save}>
            {m['caseEditor.conflict.save']()}
          </Button>
        </div>
      </header>
      <div className={styles.page}>
        <p className={styles.note}>
          <Icon of={alert} size={18} />
          {m['caseEditor.conflict.note']()}
        </p>
        <div className={styles.columns}>
          <p>
            <b>{m['caseEditor.conflict.here']()}</b>
            <span className="num">{m['caseEditor.save.version']({ version: saver.store.getState().version })}</span>
          </p>
          <p>
            <b>{m['caseEditor.conflict.there']()}</b>
            <span className="num">
              {joinDetails([
                stored.browser,
                shortDateTimeText(stored.savedAt, now),
                m['caseEditor.save.version']({ version: stored.version }),
              ])}
            </span>
          </p>
        </div>
        {differences.map((difference) => (
          <DifferenceRow
            key={difference.key}
            difference={difference}
            choice={choices.get(difference.key)}
            isMissing={isTried}
            onChoose={(choice) => choose(difference.key, choice)}
          />
        ))}
      </div>
    </>
  );
}
