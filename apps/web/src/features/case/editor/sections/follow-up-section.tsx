import { CASE_FOLLOW_UPS_MAX, CASE_TEXT_MAX } from '@osteon/domain';
import { m } from '../../../../texts/index.ts';
import { FieldError } from '../../../../ui/field/field-error.tsx';
import { more, plus, trash } from '../../../../ui/icon/action-icons.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { chevronDown, chevronUp } from '../../../../ui/icon/icons.ts';
import { IconButton } from '../../../../ui/icon-button/icon-button.tsx';
import { Menu, MenuItem } from '../../../../ui/menu/menu.tsx';
import { useDraftFormContext } from '../draft/editor-scope.ts';
import styles from './follow-up-section.module.css';
import { moveItem } from './move-item.ts';
import { Section } from './section.tsx';
import sections from './sections.module.css';
import { useProblemText } from './text-fields.tsx';

const columns = [
  { key: 'time', label: m['caseEditor.visit.time'], max: CASE_TEXT_MAX.followUpTime },
  { key: 'finding', label: m['caseEditor.visit.finding'], max: CASE_TEXT_MAX.followUpFinding },
  { key: 'score', label: m['caseEditor.visit.score'], max: CASE_TEXT_MAX.followUpScore },
] as const;

/** The follow-up as a table, on phones as cards. */
export function FollowUpSection() {
  const form = useDraftFormContext();
  const { followUp } = form.values.fields;
  const set = (visits: readonly (typeof followUp)[number][]) => form.setFieldValue('fields.followUp', [...visits]);
  const error = useProblemText('followUp', followUp.map((visit) => Object.values(visit).join('\n')).join('\n'));
  return (
    <Section section="followUp">
      <div data-place="followUp">
        {followUp.length > 0 && (
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map(({ key, label }) => (
                  <th key={key} scope="col">
                    {label()}
                  </th>
                ))}
                <td aria-hidden="true">&nbsp;</td>
              </tr>
            </thead>
            <tbody>
              {followUp.map((visit, index) => (
                // Visits have no identity but their place.
                <tr key={index}>
                  {columns.map(({ key, label, max }) => (
                    <td key={key} data-column={key}>
                      <textarea
                        rows={1}
                        aria-label={m['caseEditor.visit.label']({ column: label(), number: index + 1 })}
                        placeholder={label()}
                        maxLength={max}
                        value={visit[key]}
                        onChange={({ currentTarget: { value } }) =>
                          set(followUp.with(index, { ...visit, [key]: key === 'finding' ? value : toLine(value) }))
                        }
                      />
                    </td>
                  ))}
                  <td>
                    <Menu
                      width={140}
                      target={<IconButton label={m['caseEditor.visit.actions']({ number: index + 1 })} icon={more} />}
                    >
                      {index > 0 && (
                        <MenuItem icon={chevronUp} onSelect={() => set(moveItem(followUp, index, index - 1))}>
                          {m['caseEditor.visit.up']()}
                        </MenuItem>
                      )}
                      {index < followUp.length - 1 && (
                        <MenuItem icon={chevronDown} onSelect={() => set(moveItem(followUp, index, index + 1))}>
                          {m['caseEditor.visit.down']()}
                        </MenuItem>
                      )}
                      <MenuItem icon={trash} onSelect={() => set(followUp.toSpliced(index, 1))}>
                        {m['caseEditor.visit.delete']()}
                      </MenuItem>
                    </Menu>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {error && <FieldError>{error}</FieldError>}
        <button
          type="button"
          className={sections.add}
          disabled={followUp.length >= CASE_FOLLOW_UPS_MAX}
          onClick={() => set([...followUp, { time: '', finding: '', score: '' }])}
        >
          <Icon of={plus} size={16} />
          {m['caseEditor.visit.add']()}
        </button>
      </div>
    </Section>
  );
}

const toLine = (text: string): string => text.replace(/[\r\n]+/g, ' ');
