import type { AgreementCode } from '../../entities/agreement/api/get-agreement-by-code.ts';
import { useGetAgreementByCode } from '../../entities/agreement/api/get-agreement-by-code.ts';
import styles from './agreement.module.css';
import { AgreementOutline } from './agreement-outline.tsx';
import { AgreementRail } from './agreement-rail.tsx';
import { AgreementText } from './agreement-text.tsx';
import { agreementTitle } from './agreement-title.ts';

/** An agreement between its table of contents and the important clauses. */
export function AgreementView({ code }: { code: AgreementCode }) {
  const { data: agreement } = useGetAgreementByCode(code);
  const headings = agreement.sections.map(({ heading }) => heading);
  return (
    <div className={styles.columns}>
      <AgreementOutline key={code} headings={headings} />
      <AgreementText agreement={agreement} title={agreementTitle(code)} />
      <AgreementRail sections={agreement.sections} />
    </div>
  );
}
