import { site } from '../../../lib/site.ts';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { m } from '../../../texts/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { QrPanel } from '../../../ui/qr-panel/qr-panel.tsx';

/** Invoices are requested in the official account: a QR code leads there (rules/dialog#dialogs). */
export function Component({ onClose }: { onClose: () => void }) {
  // A phone cannot scan its own screen: there the code is a picture for a long press or for saving.
  const isPhone = useBreakpoint() === 'phone';
  return (
    <Dialog title={m['invoice.title']()} onClose={onClose}>
      <QrPanel value={site.officialAccountUrl} title={m['invoice.body']()} asPicture={isPhone}>
        <b>{isPhone ? m['invoice.hold']() : m['invoice.scan']()}</b>
        <p>{m['invoice.body']()}</p>
      </QrPanel>
    </Dialog>
  );
}
