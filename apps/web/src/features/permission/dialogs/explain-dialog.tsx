import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState } from 'react';
import { type Explanation, explainSceneQuery } from '../../../entities/permission/api/explain-scene.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import type { GatedRequest } from '../../../lib/gated-action.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ButtonLink } from '../../../ui/button/button-link.tsx';
import { useCloseOnLeave } from '../../../ui/dialog/use-close-on-leave.ts';
import { ConditionList } from '../condition-list.tsx';
import { ExplainPopover } from '../explain-popover.tsx';
import { ExplainSheet } from '../explain-sheet.tsx';
import { actionText, explanationTitle, getShownConditions, getWay, type Way } from '../explained.ts';
import { roleHint } from '../role-hint.ts';
import { useLeadAction } from '../use-lead-action.ts';
import { usePlace } from '../use-place.ts';
import styles from './explain-dialog.module.css';

type Props = GatedRequest & { onClose: () => void };

/**
 * Explains why a control cannot be used, and the way to it. The control has the focus when it opens
 * (rules/permission#leads).
 */
export function Component(props: Props) {
  const { data } = useQuery(explainSceneQuery(props.sceneId, useCustomerId()));
  return data && <Explained {...props} explanation={data} />;
}

function Explained({ explanation, onClose, ...request }: Props & { explanation: Explanation }) {
  useCloseOnLeave(onClose);
  const [control] = useState(getControl);
  const place = usePlace(control);
  const isPhone = useBreakpoint() === 'phone';
  const way = getWay(explanation);
  const wayOn = useLeadAction(way, onClose, request);
  const conditions = getShownConditions(explanation, way);
  const atControl = !isPhone && control !== null && place !== null;
  const isNotAllowed = way.kind === 'notAllowed';
  const title =
    isNotAllowed && !atControl ? m['perm.warningTitle']() : explanationTitle(explanation, way, actionText(request));
  const size = atControl ? 'sm' : 'lg';
  const isQuiet = way.kind === 'review' && atControl;

  const primary = wayOn && (
    <Button
      key="primary"
      kind={isQuiet ? 'text' : 'primary'}
      size={size}
      className={clsx(isQuiet && styles.alternative)}
      data-autofocus
      onClick={wayOn.follow}
    >
      {wayOn.label}
    </Button>
  );
  const gotIt = isNotAllowed && !atControl && (
    <Button key="gotIt" kind="primary" size={size} data-autofocus onClick={onClose}>
      {m['common.gotIt']()}
    </Button>
  );
  const matrix = isNotAllowed && (
    <Button
      key="matrix"
      kind="text"
      size={size}
      className={styles.alternative}
      onClick={() => openDialog('permissionMatrix')}
    >
      {m['perm.matrix.open']()}
    </Button>
  );
  const instead = request.instead && !isNotAllowed && (
    <ButtonLink key="instead" kind="text" size={size} className={styles.alternative} to={request.instead.to}>
      {request.instead.label}
    </ButtonLink>
  );
  const later = way.kind === 'login' && !atControl && !request.instead && (
    <Button key="later" kind="text" size={size} className={styles.alternative} onClick={onClose}>
      {m['perm.explain.later']()}
    </Button>
  );
  // At the control the primary button is the last, on a phone the first.
  const buttons = [primary, gotIt, matrix, instead, later];
  const content = (
    <>
      {conditions.length > 0 && <ConditionList conditions={conditions} roleId={explanation.roleId} />}
      <Reason way={way} roleId={explanation.roleId} isWide={!atControl} />
    </>
  );
  return atControl ? (
    <ExplainPopover control={control} place={place} title={title} onClose={onClose} actions={buttons.toReversed()}>
      {content}
    </ExplainPopover>
  ) : (
    <ExplainSheet title={title} onClose={onClose} actions={buttons}>
      {content}
    </ExplainSheet>
  );
}

/** The control that was used; null if it is unknown. */
function getControl(): HTMLElement | null {
  const { activeElement, body } = document;
  return activeElement instanceof HTMLElement && activeElement !== body ? activeElement : null;
}

/** A sentence under the conditions: the action that helps, or an alternative. */
function Reason({ way, roleId, isWide }: { way: Way; roleId: number; isWide: boolean }) {
  switch (way.kind) {
    case 'login':
      return <p>{m['perm.explain.loginBody']()}</p>;
    case 'review':
      return <p>{m['perm.review.meanwhileOther']()}</p>;
    case 'notAllowed':
      return (
        <p>
          {m['perm.notAllowed']()}
          {!isWide && roleHint(roleId) !== null && `。${roleHint(roleId)}`}
        </p>
      );
    case 'certify': {
      const notes = {
        level1: m['cert.lead.note'],
        level2: m['perm.explain.level2Note'],
        company: m['perm.explain.companyNote'],
      };
      return isWide && <p>{notes[way.level]()}</p>;
    }
  }
}
