import type { PermissionScene } from '@osteon/domain';
import type { Explanation } from '../../entities/permission/api/explain-scene.ts';
import type { CertificationLevel } from '../../lib/gated-action.ts';
import { m } from '../../texts/index.ts';
import { type Condition, conditionAudience } from './condition-text.ts';
import { sceneTexts } from './scene-texts.ts';

/** The next step: a login, a certification, its progress, or none. */
export type NextStep = { kind: 'login' | 'review' | 'notAllowed' } | { kind: 'certify'; level: CertificationLevel };

/** Maximum number of visible conditions: the missing ones, and one that is met. */
const CONDITIONS_MAX = 2;

const LEVELS: Readonly<Partial<Record<Explanation['outcome'], CertificationLevel>>> = {
  certifyLevel1: 'level1',
  certifyLevel2: 'level2',
  certifyCompany: 'company',
};

/** The one next step of an explanation (rules/permission-lead#leads). */
export function getNextStep({ outcome, conditions }: Explanation): NextStep {
  if (outcome === 'login') return { kind: 'login' };
  if (conditions.some(({ state }) => state === 'review')) return { kind: 'review' };
  const level = LEVELS[outcome];
  return level === undefined ? { kind: 'notAllowed' } : { kind: 'certify', level };
}

/** The visible conditions: none for a visitor, and only the missing ones for a role that can never qualify. */
export function getVisibleConditions({ conditions }: Explanation, { kind }: NextStep): readonly Condition[] {
  if (kind === 'login') return [];
  if (kind === 'certify') return conditions.slice(0, CONDITIONS_MAX);
  const state = kind === 'review' ? 'review' : 'missing';
  return conditions.filter((condition) => condition.state === state).slice(0, 1);
}

/** The title of an explanation, with the action in words. */
export function explanationTitle(explanation: Explanation, { kind }: NextStep, action: string): string {
  switch (kind) {
    case 'login':
      return m['perm.explain.login']({ action });
    case 'review':
      return m['perm.explain.review']();
    case 'certify':
      return m['perm.explain.missing']({ action });
    case 'notAllowed': {
      const missing = explanation.conditions.find(({ state }) => state === 'missing');
      const audience = missing && conditionAudience(missing);
      return audience === undefined ? m['perm.warningTitle']() : m['perm.explain.only']({ action, audience });
    }
  }
}

/** The action that the reader is about to do, in words. */
export const actionText = ({ sceneId, about }: { sceneId: PermissionScene; about?: string }): string =>
  about ?? sceneTexts[sceneId]();
