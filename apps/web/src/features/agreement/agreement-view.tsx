import styles from './agreement.module.css';
import { AgreementOutline } from './agreement-outline.tsx';
import { AgreementRail } from './agreement-rail.tsx';
import { AgreementText } from './agreement-text.tsx';
import { agreementTitle } from './agreement-title.ts';
import type { AgreementCode } from './api/get-agreement.ts';
import { useAgreement } from './api/get-agreement.ts';

/** An agreement between its outline and the clauses that weigh. */
export function AgreementView({ code }: { code: AgreementCode }) {
  const { data: agreement } = useAgreement(code);
  const headings = agreement.sections.map(({ heading }) => heading);
  return (
    <div className={styles.columns}>
      <AgreementOutline key={code} headings={headings} />
      <AgreementText agreement={agreement} title={agreementTitle(code)} />
      <AgreementRail sections={agreement.sections} />
    </div>
  );
}
