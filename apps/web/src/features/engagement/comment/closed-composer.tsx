import type { SceneOutcome } from '@osteon/domain';
import { emit } from '../../../lib/events.ts';
import { m } from '../../../texts/index.ts';
import { Button } from '../../../ui/button/button.tsx';
import styles from './closed-composer.module.css';

/** The reason why a reader cannot write, and the link that leads on. */
const reasons: Readonly<
  Record<Exclude<SceneOutcome, 'proceed'>, readonly [text: () => string, way: (() => string) | null]>
> = {
  login: [m['comment.loginFirst'], m['common.goLogin']],
  certifyLevel1: [m['perm.level1'], m['comment.goCertify']],
  certifyLevel2: [m['perm.level2'], m['comment.goCertify']],
  certifyCompany: [m['perm.company'], m['comment.goCertify']],
  notAllowed: [m['perm.notAllowed'], null],
};

/** Replaces the field for a reader who may not comment (rules/permission-lead#leads). */
export function ClosedComposer({ outcome }: { outcome: Exclude<SceneOutcome, 'proceed'> }) {
  const [text, way] = reasons[outcome];
  const lead = () => emit('actionRequested', { action: { name: 'writeComment', data: { commentId: null } } });
  return (
    <div className={styles.closed}>
      <p>{text()}</p>
      {way && (
        <Button size="sm" onClick={lead}>
          {way()}
        </Button>
      )}
    </div>
  );
}
