import { CASE_SECTIONS, PersonalTab, ROUTE_FRAMES } from '@osteon/domain';
import { Link } from 'react-router';
import { useBreakpoint } from '../../../../lib/use-breakpoint.ts';
import { useCurrentSection } from '../../../../lib/use-current-section.ts';
import { m } from '../../../../texts/index.ts';
import { Button, ButtonLink } from '../../../../ui/button/button.tsx';
import { chevronLeft } from '../../../../ui/icon/action-icons.ts';
import { Icon } from '../../../../ui/icon/icon.tsx';
import { chevronUp } from '../../../../ui/icon/icons.ts';
import { Menu, MenuItem } from '../../../../ui/menu/menu.tsx';
import type { Saving } from '../draft/draft-saver.ts';
import { sectionId, sectionText } from '../draft/section-text.ts';
import styles from './editor.module.css';
import { SaveLine } from './save-line.tsx';

interface EditorBarProps {
  saving: Saving;
  isReadOnly: boolean;
  onSubmit: () => void;
  onRetry?: () => void;
}

const backTo = `${ROUTE_FRAMES.personalHome.path}?tab=${PersonalTab.myContent}`;

/** The second bar: what is saved and, except on phones, the actions. */
export function EditorBar(props: EditorBarProps) {
  const isPhone = useBreakpoint() === 'phone';
  const { saving, isReadOnly, onRetry } = props;
  return (
    <header className={styles.bar} data-phone-bar={isPhone || undefined}>
      <div>
        <Link to={backTo} className={styles.back} aria-label={m['caseEditor.back']()}>
          <Icon of={chevronLeft} size={22} />
        </Link>
        <div className={styles.heading}>
          <h1>{m['caseEditor.title']()}</h1>
          <SaveLine saving={saving} isReadOnly={isReadOnly} onRetry={onRetry} />
        </div>
        {!isPhone && <Actions {...props} />}
      </div>
    </header>
  );
}

const ids = CASE_SECTIONS.map(sectionId).join(' ');

/** On phones sections and actions are in a bar at the bottom. */
export function EditorFoot(props: EditorBarProps) {
  const isPhone = useBreakpoint() === 'phone';
  const current = useCurrentSection(ids, 120);
  if (!isPhone) return null;
  const place = CASE_SECTIONS.findIndex((section) => sectionId(section) === current) + 1;
  return (
    <div className={styles.foot}>
      <Menu
        side="bottom-start"
        target={
          <button type="button" className={styles.places}>
            {m['caseEditor.sectionsOpen']({ current: Math.max(1, place), total: CASE_SECTIONS.length })}
            <Icon of={chevronUp} size={16} />
          </button>
        }
      >
        {CASE_SECTIONS.map((section) => (
          <MenuItem
            key={section}
            current={sectionId(section) === current}
            onSelect={() => document.getElementById(sectionId(section))?.scrollIntoView()}
          >
            {sectionText(section)}
          </MenuItem>
        ))}
      </Menu>
      <Actions {...props} />
    </div>
  );
}

function Actions({ saving, isReadOnly, onSubmit }: EditorBarProps) {
  return (
    <>
      {saving.id !== null && (
        <ButtonLink to={`${ROUTE_FRAMES.casePublishPreview.path}?id=${saving.id}`}>
          {m['caseEditor.preview']()}
        </ButtonLink>
      )}
      {!isReadOnly && (
        <Button kind="primary" onClick={onSubmit}>
          {m['caseEditor.submit']()}
        </Button>
      )}
    </>
  );
}
