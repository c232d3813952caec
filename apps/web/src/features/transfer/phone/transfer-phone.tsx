import { type ReactNode, useState } from 'react';
import { useGetTransferOptions } from '../../../entities/transfer/api/get-transfer-options.ts';
import { codes, GatewayError } from '../../../lib/gateway/gateway-error.ts';
import { errorText, failureText } from '../../../texts/error-text.ts';
import { m } from '../../../texts/index.ts';
import { joinDetails } from '../../../texts/join-text.ts';
import { PhoneFrame } from '../../../ui/page/phone-frame.tsx';
import { RowSkeletons } from '../../../ui/row/row-skeletons.tsx';
import { ErrorState } from '../../../ui/state/error-state.tsx';
import { type SentTransfer, useSendTransfer } from '../api/send-transfer.ts';
import styles from './phone.module.css';
import { Pick } from './pick.tsx';
import { Sent } from './sent.tsx';
import { createUploadQueue } from './upload-queue.ts';
import { Uploading } from './uploading.tsx';
import { useQueuedFiles } from './use-queued-files.ts';

interface TransferPhoneProps {
  /** The content while the phone is not logged in; it calls back after the login. */
  login: (onLogin: () => void) => ReactNode;
}

/** Sends resources, photos and PDFs from a phone to the desktop of its account (rules/transfer#sending). */
export function TransferPhone({ login }: TransferPhoneProps) {
  const { data, error, refetch, isFetching } = useGetTransferOptions();
  const [queue] = useState(createUploadQueue);
  const files = useQueuedFiles(queue);
  const send = useSendTransfer();
  const [sent, setSent] = useState<readonly SentTransfer[] | null>(null);

  if (error instanceof GatewayError && error.code === codes.notLoggedIn) return login(() => void refetch());
  const title = m['shell.header.transfer']();
  // Running uploads stay on the page, whatever a later refetch returns.
  if (!data) {
    return (
      <PhoneFrame title={title}>
        {error ? (
          <ErrorState {...errorText(error)} onRetry={() => void refetch()} busy={isFetching} />
        ) : (
          <div className={styles.loading}>
            <RowSkeletons count={5} />
          </div>
        )}
      </PhoneFrame>
    );
  }
  const accountLabel = joinDetails([data.customer.name, data.customer.account]);
  const clear = () => {
    for (const { key } of files) queue.remove(key);
  };
  const deliver = (payload: Parameters<typeof send.mutate>[0]) =>
    send.mutate(payload, {
      onSuccess: ({ list }) => {
        clear();
        setSent(list);
      },
    });
  const alert = send.error && failureText(send.error, m['transfer.phone.failed']());
  const common = { accountLabel, desktop: data.desktop, alert, busy: send.isPending };
  if (sent) return <Sent {...common} list={sent} onAgain={() => setSent(null)} />;
  if (files.length > 0) {
    return (
      <Uploading
        {...common}
        queue={queue}
        files={files}
        onSend={(fileIds) => deliver({ fileIds: [...fileIds] })}
        onCancel={() => {
          send.reset();
          clear();
        }}
      />
    );
  }
  return (
    <Pick
      {...common}
      desk={data}
      onFiles={(chosen) => {
        // The result of an earlier sending does not concern these.
        send.reset();
        queue.add(chosen);
      }}
      onSend={(resources) => deliver({ resources })}
    />
  );
}
