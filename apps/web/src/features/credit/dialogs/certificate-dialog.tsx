import { formatCredit } from '@osteon/domain';
import { QRCodeSVG } from 'qrcode.react';
import { type Certificate, useIssueCertificate } from '../../../entities/credit/api/issue-certificate.ts';
import { copyText } from '../../../lib/copy-text.ts';
import { GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { dateText } from '../../../texts/date-text.ts';
import { errorText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { joinDetails, joinList } from '../../../texts/join-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { download, share } from '../../../ui/icon/action-icons.ts';
import { Icon } from '../../../ui/icon/icon.tsx';
import { LogoMark } from '../../../ui/logo/logo.tsx';
import { FileLanguageMenu } from '../../../ui/menu/file-language-menu.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { Title } from '../../../ui/title/title.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import styles from './certificate.module.css';

/** Error code of `conflict` (rules/gateway#error-catalogue). */
const CONFLICT = 40900;

/** The certificate of a completed course, in light colours like its PDF (rules/credit#certificate). */
export function Component({ courseId, onClose }: { courseId: string; onClose: () => void }) {
  const { data, error, refetch, isFetching } = useIssueCertificate(courseId);
  return (
    <Dialog
      title={hasNone(error) ? m['credit.certificate.title']() : m['course.completed']()}
      width={520}
      onClose={onClose}
      actions={data && !error && <Actions certificate={data} />}
    >
      {error ? (
        <ErrorState
          {...errorText(error)}
          {...(hasNone(error) && { text: m['credit.certificate.none']() })}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : data ? (
        <Paper {...data} />
      ) : (
        <Loading>
          <Skeleton width="100%" height={348} />
        </Loading>
      )}
    </Dialog>
  );
}

/** Returns true if there is no certificate to issue: the course is not completed, or its credit was revoked. */
const hasNone = (error: unknown) => error instanceof GatewayError && error.code === CONFLICT;

function Actions({ certificate: { verifyUrl, url } }: { certificate: Certificate }) {
  const copy = async () => {
    await copyText(verifyUrl);
    toast.success(m['content.share.copied']());
  };
  return (
    <>
      <Button onClick={() => void copy()}>
        <Icon of={share} size={18} />
        {m['content.share.do']()}
      </Button>
      <FileLanguageMenu
        target={
          <Button kind="primary">
            <Icon of={download} size={18} />
            {m['credit.certificate.download']()}
          </Button>
        }
        href={(locale) => `${url}?language=${locale}`}
      />
    </>
  );
}

function Paper({ name, lecturers, serial, verifyUrl, completedAt, ...certificate }: Certificate) {
  return (
    <article className={styles.paper} aria-label={m['credit.certificate.title']()}>
      <LogoMark size={40} />
      <p className={styles.kind}>{m['credit.certificate.title']()}</p>
      <h3 className={styles.name}>{name}</h3>
      <p>{m['course.completedAt']({ date: dateText(completedAt) })}</p>
      <h4>
        <Title of={certificate} />
      </h4>
      <p className="num">{describe(certificate)}</p>
      <footer>
        <div>
          {lecturers.length > 0 && <p>{m['credit.certificate.lecturers']({ names: joinList(lecturers) })}</p>}
          <p className="num">{m['credit.certificate.serial']({ serial })}</p>
        </div>
        <QRCodeSVG value={verifyUrl} size={96} level="M" marginSize={2} title={m['credit.certificate.code']()} />
      </footer>
    </article>
  );
}

/** Lessons, hours, credits and score, as far as there are any. */
function describe({ lessons, hours, credit, score }: Pick<Certificate, 'lessons' | 'hours' | 'credit' | 'score'>) {
  return joinDetails([
    m['credit.certificate.lessons']({ count: lessons }),
    ...(hours > 0 ? [m['credit.hoursSum']({ hours: formatCredit(hours) })] : []),
    ...(credit
      ? [
          m['credit.certificate.credit']({
            name: credit.creditClass,
            points: formatCredit(credit.points),
          }),
        ]
      : []),
    ...(score === null ? [] : [m['credit.certificate.score']({ score })]),
  ]);
}
