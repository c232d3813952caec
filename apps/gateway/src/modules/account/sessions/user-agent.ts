import bowser from 'bowser';

/** A browser in words that its owner recognises, such as `Chrome · Windows`; empty for an unknown one. */
export function describeBrowser(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = bowser.parse(userAgent);
  return [browser.name, os.name].filter((name) => name !== undefined && name !== '').join(' · ');
}

/** Returns 'desktop' or 'phone' for a browser; an unknown one counts as desktop. */
export function detectFormFactor(userAgent: string): 'desktop' | 'phone' {
  if (userAgent === '') return 'desktop';
  const { type } = bowser.parse(userAgent).platform;
  return type === 'mobile' || type === 'tablet' ? 'phone' : 'desktop';
}
