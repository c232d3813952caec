// Icons of following.
export const follow =
  'M9.6 4.6a3.6 3.6 0 1 0 0 7.2 3.6 3.6 0 0 0 0-7.2zM3 19.8c.6-3.6 3.2-5.4 6.6-5.4s6 1.8 6.6 5.4M18.4 8v6M15.4 11h6';
