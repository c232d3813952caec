import { buildTransferLink } from '@osteon/domain';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { TransferContent } from '../../entities/transfer/api/list-transfers.ts';
import { openDialog } from '../../lib/dialogs.ts';

interface ContentLinkProps {
  content: TransferContent;
  className?: string | undefined;
  /** Called when it is opened, by any means. */
  onOpen?: () => void;
  /** From a dialog: the page replaces the dialog's history entry. */
  replace?: boolean;
  children: ReactNode;
}

/** Opens the content of a transfer: the page of a resource, the pictures, or the PDF as a file. */
export function ContentLink({ content, className, onOpen, replace = false, children }: ContentLinkProps) {
  const [file] = content.files;
  if (!file) {
    const { pcLink } = content.comboActionJump.comboActionJumpV3;
    return (
      <Link className={className} to={buildTransferLink(pcLink, content.resType)} replace={replace} onClick={onOpen}>
        {children}
      </Link>
    );
  }
  if (file.kind === 'pdf') {
    return (
      <a className={className} href={file.url} download={file.name} onClick={onOpen}>
        {children}
      </a>
    );
  }
  const show = () => {
    onOpen?.();
    openDialog('transferPictures', { title: content.resName, files: content.files });
  };
  return (
    <button type="button" className={className} onClick={show}>
      {children}
    </button>
  );
}
