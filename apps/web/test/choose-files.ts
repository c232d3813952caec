/** Chooses files as the dialog of the browser does; through the connection of a test 10 MB take up to a minute. */
export function chooseFiles(...files: readonly File[]): void {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('there is no field of a file');
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
