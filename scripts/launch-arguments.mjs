/** Arguments of the Chromium that tests run in: without a sandbox, a GPU or requests of the browser's own. */
export const launchArguments = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
