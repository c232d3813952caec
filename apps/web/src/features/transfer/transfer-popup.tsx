import { formatFileSize } from '@osteon/domain';
import clsx from 'clsx';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import type { TransferContent } from '../../entities/transfer/api/list-transfers.ts';
import { openDialog } from '../../lib/dialogs.ts';
import { m } from '../../texts/index.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { close } from '../../ui/icon/icons.ts';
import { IconButton } from '../../ui/icon-button/icon-button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { useMarkTransferRead } from './api/mark-transfer-read.ts';
import { getKind } from './content-kind.ts';
import { ContentLink } from './content-link.tsx';
import { ContentTitle } from './content-title.tsx';
import { Thumb } from './thumb.tsx';
import styles from './transfer-popup.module.css';

interface TransferPopupProps {
  id: string;
  content: TransferContent;
  onClose: () => void;
}

/** The transfer that has just arrived. It leaves the focus and the page unchanged. */
export function TransferPopup({ id, content, onClose }: TransferPopupProps) {
  const heading = useId();
  const popup = useRef<HTMLElement>(null);
  const { mutate: markRead } = useMarkTransferRead();
  const { icon, label } = getKind(content);
  const { files, resCustomerList } = content;
  const open = () => {
    onClose();
    markRead({ id });
  };
  const closeNow = useEffectEvent(onClose);
  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') closeNow();
    };
    const { current } = popup;
    current?.addEventListener('keydown', closeOnEscape);
    return () => current?.removeEventListener('keydown', closeOnEscape);
  }, []);

  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return (
    <section className={styles.popup} role="dialog" aria-labelledby={heading} ref={popup}>
      <header className={styles.head}>
        <h2 id={heading}>{m['transfer.popupTitle']()}</h2>
        <IconButton icon={close} label={m['common.close']()} onClick={onClose} />
      </header>
      <div className={styles.content}>
        <Thumb content={content} />
        <p>
          <b className={clsx(files.length > 0 && styles.file)}>
            <ContentTitle of={content} />
          </b>
          <small>
            <Icon of={icon} size={16} />
            {label()}
            <span>{files.length > 0 ? formatFileSize(bytes) : resCustomerList[0]?.name}</span>
          </small>
        </p>
      </div>
      <footer className={styles.actions}>
        <Button
          kind="text"
          size="sm"
          onClick={() => {
            // This button is removed with the pop-up; the list returns the focus to the page.
            document.getElementById('main')?.focus({ preventScroll: true });
            onClose();
            openDialog('transfers');
          }}
        >
          {m['shell.header.transfer']()}
        </Button>
        <ContentLink content={content} className={buttonClass({ kind: 'primary', size: 'sm' })} onOpen={open}>
          {m['transfer.popupOpen']()}
        </ContentLink>
      </footer>
      <div role="status">
        <VisuallyHidden>
          {m['transfer.popupTitle']()} <ContentTitle of={content} />
        </VisuallyHidden>
      </div>
    </section>
  );
}
