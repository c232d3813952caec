import { SAMPLE_OF, type SampleOf } from '@osteon/domain';
import { useSearchParams } from 'react-router';
import { site } from '../../lib/site.ts';
import { m } from '../../texts/index.ts';
import styles from './official-view.module.css';

const names: ReadonlyMap<string | null, string> = new Map<SampleOf, string>([
  ['app', site.appName],
  ['officialAccount', site.officialAccountName],
]);

/** Explains the page to which a sample address has led (rules/portal-settings#sample-addresses). */
export function SampleNote() {
  const [query] = useSearchParams();
  const name = names.get(query.get(SAMPLE_OF));
  if (!site.sample || name === undefined) return null;
  return <p className={styles.sample}>{m['official.sample']({ name })}</p>;
}
