/** Icons of live events; see icons.ts. */

export const at =
  'M15.4 12a3.4 3.4 0 1 1-6.8 0 3.4 3.4 0 0 1 6.8 0zM15.4 8.6v5a2.4 2.4 0 0 0 4.8 0V12a8.2 8.2 0 1 0-3.4 6.6';
export const block = 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0zM6.4 6.4l11.2 11.2';
export const channels = 'M3.6 6h16.8v12H3.6zM12 6v12';
export const calendarAdd = 'M4 5.4h16v14.4H4zM4 10h16M8.4 3.4v4M15.6 3.4v4M12 12.4v5M9.5 14.9h5';
export const reply = 'M10 5.6 4.4 11l5.6 5.4v-3.6c5-.2 7.8 1.4 9.6 4.8-.4-5.6-3.6-9-9.6-9.4z';
export const signal = 'M5 19.4v-2.6M10 19.4v-5.4M15 19.4V10M20 19.4V5';
export const swap = 'M4 8h15M15.4 4.4 19 8l-3.6 3.6M20 16H5M8.6 12.4 5 16l3.6 3.6';
export const pin = 'M9 4h6l-.8 6 3.2 3H6.6l3.2-3zM12 13v7';
export const microphone =
  'M12 3.8a2.6 2.6 0 0 0-2.6 2.6v5.2a2.6 2.6 0 0 0 5.2 0V6.4A2.6 2.6 0 0 0 12 3.8zM6.4 11.4a5.6 5.6 0 0 0 11.2 0M12 17v3.2';
