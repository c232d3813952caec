import { SAMPLE_OF, type SampleOf } from '@osteon/domain';
import { useSearchParams } from 'react-router';
import { site } from '../../lib/site.ts';
import { m } from '../../texts/index.ts';
import { nameText } from '../../texts/name-text.ts';
import styles from './official-view.module.css';

const names: ReadonlyMap<string | null, Parameters<typeof nameText>[0]> = new Map<
  SampleOf,
  Parameters<typeof nameText>[0]
>([
  ['app', { name: site.appName, nameEn: site.appNameEn }],
  ['officialAccount', { name: site.officialAccountName, nameEn: site.officialAccountNameEn }],
]);

/** Explains the page to which a sample address has led (rules/portal-settings#sample-addresses). */
export function SampleNote() {
  const [query] = useSearchParams();
  const name = names.get(query.get(SAMPLE_OF));
  if (!site.sample || name === undefined) return null;
  return <p className={styles.sample}>{m['official.sample']({ name: nameText(name) })}</p>;
}
