import type { ResponseOf } from '@osteon/contract';
import { dayText } from '../../texts/date-text.ts';
import { m } from '../../texts/index.ts';
import { getLang } from '../../texts/locale.ts';
import styles from './agreement.module.css';
import { AgreementContents } from './agreement-outline.tsx';
import { getAnchor, splitHeading, splitMail } from './agreement-sections.ts';

type Agreement = ResponseOf<'getAgreementByCode'>;

/** The text of the agreement, paragraphs numbered by section. */
export function AgreementText({ agreement, title }: { agreement: Agreement; title: string }) {
  return (
    <article className={styles.text}>
      <h1 lang={getLang(title)}>{title}</h1>
      <p className={styles.updated}>{m['agreement.updatedAt']({ date: dayText(agreement.updatedAt) })}</p>
      {getLang(agreement.sections[0]?.heading) && <p>{m['agreement.inChinese']()}</p>}
      <AgreementContents headings={agreement.sections.map(({ heading }) => heading)} />
      {agreement.sections.map(({ heading, weighs, paragraphs }, index) => (
        <section
          key={heading}
          id={getAnchor(index)}
          lang={getLang(heading)}
          className={weighs ? styles.weighs : undefined}
        >
          <h2>
            <span>{splitHeading(heading).numeral}</span>
            {splitHeading(heading).title}
          </h2>
          {paragraphs.map((paragraph, nth) => (
            <p key={paragraph}>
              <span className={styles.number}>{`${index + 1}.${nth + 1}`}</span>
              <Linked paragraph={paragraph} />
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}

function Linked({ paragraph }: { paragraph: string }) {
  return splitMail(paragraph).map(({ text, isMail }) =>
    isMail ? (
      <a key={text} href={`mailto:${text}`}>
        {text}
      </a>
    ) : (
      text
    ),
  );
}
