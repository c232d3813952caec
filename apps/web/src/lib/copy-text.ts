/**
 * Copies a text to the clipboard. Over plain http browsers have no clipboard API; there the text is copied through a
 * selected field. Mantine's `useClipboard` only fails there, and is no promise that a toast can wait for.
 */
export async function copyText(text: string): Promise<void> {
  if (window.isSecureContext) return navigator.clipboard.writeText(text);
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  document.body.append(field);
  field.select();
  document.execCommand('copy');
  field.remove();
}
