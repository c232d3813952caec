import { copyText } from '../../lib/copy-text.ts';
import { m } from '../../texts/index.ts';
import { toast } from '../toast/toast.ts';

/** Copies the address of this page, and shows a toast. */
export async function copyAddress(): Promise<void> {
  await copyText(window.location.href);
  toast.success(m['content.share.copied']());
}
