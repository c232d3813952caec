/** Returns true when every percent escape of a URL-encoded text decodes to valid UTF-8. */
export function isPercentDecodable(text: string): boolean {
  if (!text.includes('%')) return true;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
