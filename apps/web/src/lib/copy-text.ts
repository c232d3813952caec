/**
 * Puts a text on the clipboard. Over plain http, as from a phone in the house, browsers offer no clipboard; there the
 * text goes through a field that is selected and copied.
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
