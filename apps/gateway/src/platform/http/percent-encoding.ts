/** Whether every percent escape of a URL-encoded text stands for whole UTF-8. */
export function isPercentDecodable(text: string): boolean {
  if (!text.includes('%')) return true;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
