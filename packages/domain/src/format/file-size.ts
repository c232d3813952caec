const KB = 1024;
const MB = KB * KB;

/** Size of a file as 4.8MB or 320KB; whole numbers without a decimal. */
export function formatFileSize(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB))}KB`;
  return `${(bytes / MB).toFixed(1).replace(/\.0$/, '')}MB`;
}
