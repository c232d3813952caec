import { m } from '../../texts/index.ts';
import { getLang } from '../../texts/locale.ts';
import { ButtonLink } from '../../ui/button/button.tsx';
import { Wordmark } from '../../ui/logo/logo.tsx';
import { UnbrokenEnd } from '../../ui/text/unbroken-end.tsx';
import { Hero } from './hero.tsx';
import styles from './official-top.module.css';
import type { SectionEntry } from './sections.ts';

/** The top of the page: the platform in a sentence, the entry buttons, and the list of sections. */
export function OfficialTop({ plates }: { plates: readonly SectionEntry[] }) {
  const tagline = m['app.tagline']();
  return (
    <section className={styles.top}>
      <div className={styles.words}>
        <h1>
          <span className={styles.name}>
            <Wordmark />
          </span>
          <span lang={getLang(tagline)}>{tagline}</span>
        </h1>
        <p className={styles.lead}>
          <UnbrokenEnd of={m['official.lead']()} />
          <br />
          <UnbrokenEnd of={m['official.leadMore']()} />
        </p>
        <p className={styles.enter}>
          <ButtonLink to="/home" kind="primary" size="lg">
            {m['official.enter']()}
          </ButtonLink>
          <span>{m['official.noLogin']()}</span>
        </p>
        <ol className={styles.contents}>
          {plates.map(({ anchor, number, title, short }) => (
            <li key={anchor}>
              <a href={`#${anchor}`}>
                <span className="num">{number}</span>
                <b>{title}</b>
                <em>{short}</em>
              </a>
            </li>
          ))}
        </ol>
      </div>
      <Hero />
    </section>
  );
}
