import { useDeferredValue, useEffect, useState } from 'react';
import { m } from '../../../../texts/index.ts';
import { Checkbox } from '../../../../ui/checkbox/checkbox.tsx';
import { FieldError } from '../../../../ui/field/field-error.tsx';
import { verified } from '../../../../ui/icon/account-icons.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { alert, check, image } from '../../../../ui/icon/icons.ts';
import type { DraftText } from '../draft/draft-text.ts';
import { useDraftFormContext, useEditorScope } from '../draft/editor-scope.ts';
import { getCaption, isUnchecked, type MediaItem } from '../media/media-items.ts';
import { problemText } from '../submit/problems.ts';
import styles from './editor.module.css';

interface EditorRailProps {
  items: readonly MediaItem[];
  isReadOnly: boolean;
}

/** The images that the text can name, and what could name the patient. */
export function EditorRail({ items, isReadOnly }: EditorRailProps) {
  const form = useDraftFormContext();
  const consentProblem = useEditorScope().problems.find(({ reason }) => reason === 'consent');
  const found = useIdentifierCount(useDeferredValue(form.values));
  const clean = items.filter(({ found: media }) => media?.state === 'ready').length;
  const unchecked = items.filter(isUnchecked).length;
  return (
    <aside className={styles.rail}>
      {items.length > 0 && (
        <section className={styles.card}>
          <h2>{m['caseEditor.rail.images']()}</h2>
          <p>{m['caseEditor.rail.imagesNote']()}</p>
          <ol className={styles.figures}>
            {items.map((item, index) => (
              <li key={item.id}>
                <span>
                  {item.kind === 'image' && item.found && item.found.thumbnailUrl !== '' ? (
                    <img src={item.found.thumbnailUrl} alt="" />
                  ) : (
                    <Icon of={image} size={18} />
                  )}
                </span>
                <span>
                  <b>{m['caseEditor.rail.figure']({ number: index + 1 })}</b>
                  {getCaption(item)}
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <section className={styles.card}>
        <h2>
          <Icon of={verified} size={18} />
          {m['caseEditor.rail.check']()}
        </h2>
        <ul className={styles.checks}>
          {found !== null && (
            <Check isWrong={found > 0}>
              {found > 0 ? m['caseEditor.rail.textFound']({ count: found }) : m['caseEditor.rail.textClean']()}
            </Check>
          )}
          {clean > 0 && <Check>{m['caseEditor.rail.exif']({ count: clean })}</Check>}
          {unchecked > 0 && <Check isWrong>{m['caseEditor.rail.imageText']({ count: unchecked })}</Check>}
        </ul>
        <div className={styles.consent} data-place="consent">
          <Checkbox
            checked={form.values.fields.consent}
            disabled={isReadOnly}
            onChange={({ currentTarget }) => form.setFieldValue('fields.consent', currentTarget.checked)}
          >
            {m['caseEditor.rail.consent']()}
          </Checkbox>
          {consentProblem && !form.values.fields.consent && <FieldError>{problemText(consentProblem)}</FieldError>}
        </div>
      </section>
    </aside>
  );
}

/** The gateway checks again; this only saves the author a round. Null until the detector is loaded. */
function useIdentifierCount(draft: DraftText): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let isCurrent = true;
    import('../draft/count-identifiers.ts').then(
      ({ countIdentifiers }) => isCurrent && setCount(countIdentifiers(draft)),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [draft]);
  return count;
}

function Check({ isWrong = false, children }: { isWrong?: boolean; children: string }) {
  return (
    <li data-wrong={isWrong}>
      <Icon of={isWrong ? alert : check} size={16} />
      {children}
    </li>
  );
}
