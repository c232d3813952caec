import bowser from 'bowser';

/** A browser in words that its owner knows it by, such as `Chrome · Windows`; empty where it does not say. */
export function browserName(userAgent: string): string {
  if (userAgent === '') return '';
  const { browser, os } = bowser.parse(userAgent);
  return [browser.name, os.name].filter((name) => name !== undefined && name !== '').join(' · ');
}

/** Whether a browser runs on a desk or in a hand; one that does not say is on a desk. */
export function browserForm(userAgent: string): 'desktop' | 'phone' {
  if (userAgent === '') return 'desktop';
  const { type } = bowser.parse(userAgent).platform;
  return type === 'mobile' || type === 'tablet' ? 'phone' : 'desktop';
}
