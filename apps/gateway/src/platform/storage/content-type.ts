/** Content type by file extension. */
const contentTypes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    m3u8: 'application/vnd.apple.mpegurl',
    m4s: 'video/iso.segment',
    mp4: 'video/mp4',
    vtt: 'text/vtt; charset=utf-8',
    avif: 'image/avif',
    gif: 'image/gif',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    png: 'image/png',
    svg: 'image/svg+xml',
    webp: 'image/webp',
    pdf: 'application/pdf',
  }),
);

/** The content type of a path's extension; unknown ones are octet-stream, which no browser interprets. */
export function getContentType(path: string): string {
  return contentTypes.get(path.slice(path.lastIndexOf('.') + 1).toLowerCase()) ?? 'application/octet-stream';
}
