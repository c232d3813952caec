import { site } from '../../../lib/site.ts';
import { useBreakpoint } from '../../../lib/use-breakpoint.ts';
import { m } from '../../../texts/index.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { QrPanel } from '../../../ui/qr-panel/qr-panel.tsx';

/** Invoices are applied for in the official account, which a code leads to (seed 000 §2, Invoice QR). */
export function Component({ onClose }: { onClose: () => void }) {
  // A phone cannot scan its own screen: there the code is a picture to hold or to save.
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
