/**
 * The time of the portal and the browser, in ms. It is ahead of the real time, as a browser drops cookies that have
 * expired by its own clock, which is not stopped.
 */
export const NOW = Date.parse('2040-03-05T10:00:00+08:00');
