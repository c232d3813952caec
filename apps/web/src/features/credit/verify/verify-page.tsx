import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PrintedTranscript } from '../../../entities/credit/api/verify-transcript.ts';
import { m } from '../../../texts/index.ts';
import { HomeLink } from '../../../ui/logo/home-link.tsx';
import { readAddress } from './printed-transcript.ts';
import { SerialForm } from './serial-form.tsx';
import { TranscriptFile } from './transcript-file.tsx';
import { Verification } from './verification.tsx';
import styles from './verify-page.module.css';

/**
 * Verifies a transcript without a login: by the URL of its code, by a typed serial, or by the file itself
 * (rules/credit#verification).
 */
export function VerifyPage() {
  const [query, setQuery] = useSearchParams();
  const [file, setFile] = useState<PrintedTranscript | null>(null);
  const printed = file ?? readAddress(query);
  const enter = (serial: string) => {
    setFile(null);
    setQuery({ no: serial });
  };
  return (
    <Frame>
      {printed === null ? (
        <section className={styles.section}>
          <h1>{m['credit.verify.title']()}</h1>
          <p className={styles.lead}>{m['credit.verify.lead']()}</p>
          <SerialForm
            key={query.get('no')}
            label={m['credit.verify.serial']()}
            typed={query.get('no') ?? ''}
            onEnter={enter}
          />
        </section>
      ) : (
        <Verification key={JSON.stringify(printed)} printed={printed} onEnter={enter} />
      )}
      <TranscriptFile onRead={setFile} />
    </Frame>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <HomeLink />
        <span>{m['credit.verify.title']()}</span>
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <footer className={styles.foot}>{m['credit.verify.foot']()}</footer>
    </div>
  );
}
