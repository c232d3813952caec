import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState } from 'react';
import { type Explanation, explainSceneQuery } from '../../../entities/permission/api/explain-scene.ts';
import { openDialog } from '../../../lib/dialogs.ts';
import type { GatedRequest } from '../../../lib/gated-action.ts';
import { useCustomerId } from '../../../lib/session/session-store.ts';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { m } from '../../../texts/index.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { useCloseOnLeave } from '../../../ui/dialog/use-close-on-leave.ts';
import { ConditionList } from '../condition-list.tsx';
import { ExplainPopover } from '../explain-popover.tsx';
import { ExplainSheet } from '../explain-sheet.tsx';
import { actionText, explanationTitle, getNextStep, getVisibleConditions, type NextStep } from '../explanation.ts';
import { roleHint } from '../role-hint.ts';
import { useControlPosition } from '../use-control-position.ts';
import { useLeadAction } from '../use-lead-action.ts';
import styles from './explain-dialog.module.css';

type Props = GatedRequest & { onClose: () => void };

/**
 * Explains why a control cannot be used, and the way to it. The control has the focus when it opens
 * (rules/permission-lead#leads).
 */
export function Component(props: Props) {
  const { data } = useQuery(explainSceneQuery(props.sceneId, useCustomerId()));
  return data && <Explained {...props} explanation={data} />;
}

function Explained({ explanation, onClose, ...request }: Props & { explanation: Explanation }) {
  useCloseOnLeave(onClose);
  const [control] = useState(getControl);
  const position = useControlPosition(control);
  const isPhone = useBreakpoint() === 'phone';
  const nextStep = getNextStep(explanation);
  const leadAction = useLeadAction(nextStep, onClose, request);
  const conditions = getVisibleConditions(explanation, nextStep);
  const atControl = !isPhone && control !== null && position !== null;
  const isNotAllowed = nextStep.kind === 'notAllowed';
  const title =
    isNotAllowed && !atControl
      ? m['perm.warningTitle']()
      : explanationTitle(explanation, nextStep, actionText(request));
  const size = atControl ? 'sm' : 'lg';
  const isQuiet = nextStep.kind === 'review' && atControl;

  const primary = leadAction && (
    <Button
      key="primary"
      kind={isQuiet ? 'text' : 'primary'}
      size={size}
      className={clsx(isQuiet && styles.alternative)}
      data-autofocus
      onClick={leadAction.follow}
    >
      {leadAction.label}
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
  const later = nextStep.kind === 'login' && !atControl && !request.instead && (
    <Button key="later" kind="text" size={size} className={styles.alternative} onClick={onClose}>
      {m['perm.explain.later']()}
    </Button>
  );
  // At the control the primary button is the last, on a phone the first.
  const buttons = [primary, gotIt, matrix, instead, later];
  const content = (
    <>
      {conditions.length > 0 && <ConditionList conditions={conditions} roleId={explanation.roleId} />}
      <Reason nextStep={nextStep} roleId={explanation.roleId} isWide={!atControl} />
    </>
  );
  return atControl ? (
    <ExplainPopover
      control={control}
      position={position}
      title={title}
      onClose={onClose}
      actions={buttons.toReversed()}
    >
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
function Reason({ nextStep, roleId, isWide }: { nextStep: NextStep; roleId: number; isWide: boolean }) {
  switch (nextStep.kind) {
    case 'login':
      return <p>{m['perm.explain.loginBody']()}</p>;
    case 'review':
      return <p>{m['perm.review.meanwhileOther']()}</p>;
    case 'notAllowed':
      return (
        <p>
          {m['perm.notAllowed']()}
          {!isWide && roleHint(roleId) !== null && m['format.sentences']() + roleHint(roleId)}
        </p>
      );
    case 'certify': {
      const notes = {
        level1: m['cert.lead.note'],
        level2: m['perm.explain.level2Note'],
        company: m['perm.explain.companyNote'],
      };
      return isWide && <p>{notes[nextStep.level]()}</p>;
    }
  }
}
