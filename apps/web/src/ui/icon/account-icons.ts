// Icons of the account: devices, session, membership, theme.
export const computer = 'M3.6 4.8h16.8v11.4H3.6zM8.4 20h7.2M12 16.2V20';
export const coupon = 'M3.8 6h16.4v3a3 3 0 0 0 0 6v3H3.8v-3a3 3 0 0 0 0-6zM14 8.4v7.2';
export const eye =
  'M2.8 12S6.2 5.8 12 5.8s9.2 6.2 9.2 6.2-3.4 6.2-9.2 6.2S2.8 12 2.8 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z';
export const eyeOff =
  'M4 4l16 16M9.3 6.2a8.6 8.6 0 0 1 2.7-.4c5.8 0 9.2 6.2 9.2 6.2a15 15 0 0 1-2.5 3.2M6.4 7.6A15 15 0 0 0 2.8 12s3.4 6.2 9.2 6.2c1.7 0 3.2-.5 4.4-1.2M10 10a2.8 2.8 0 0 0 4 4';
export const globe =
  'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM3.8 12h16.4M12 3.8c2.4 2.4 3.4 5.2 3.4 8.2s-1 5.8-3.4 8.2c-2.4-2.4-3.4-5.2-3.4-8.2s1-5.8 3.4-8.2z';
export const idCard =
  'M3.6 5.4h16.8v13.2H3.6zM8.6 9.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zM5.8 16.2c.4-1.4 1.4-2.1 2.8-2.1s2.4.7 2.8 2.1M14 10h3.6M14 13.6h3.6';
export const monitor = 'M3.8 5h16.4v11H3.8zM9 20h6M12 16v4';
export const moon = 'M19.6 14.2A8 8 0 0 1 9.8 4.4a8 8 0 1 0 9.8 9.8z';
export const people =
  'M9.2 5.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6zM3.4 19.4c.5-3.4 2.8-5 5.8-5s5.3 1.6 5.8 5M15.6 5.6a3.1 3.1 0 0 1 0 5.8M17.4 14.8c1.8.6 2.9 2.1 3.2 4.6';
export const phone = 'M7 3h10v18H7zM11 17.8h2';
export const receipt = 'M6 3.8h12v16.6l-2.4-1.6-2 1.6-1.6-1.6-1.6 1.6-2-1.6L6 20.4zM9 8.4h6M9 12.2h6';
export const signOut = 'M14 4.4H5v15.2h9M10.4 12h9.4M16.4 8.4 20 12l-3.6 3.6';
export const signOutOthers = 'M10.4 4.4H4.6v15.2h5.8M15 8l4.2 4L15 16M19.2 12H9.6';
export const sun =
  'M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4';
export const verified = 'M12 3.6l7 2.6v5.4c0 4.4-2.8 7.4-7 8.8-4.2-1.4-7-4.4-7-8.8V6.2zM8.8 11.9l2.3 2.3 4.1-4.3';
