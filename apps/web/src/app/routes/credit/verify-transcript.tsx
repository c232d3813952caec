import { VerifyPage } from '../../../features/credit/verify/verify-page.tsx';

/** Verifies a transcript of credit, for everybody (rules/credit#verification). */
export function Component() {
  return <VerifyPage />;
}
