// Icons of the frame and of everyday controls: outlines on a 24 px grid, drawn by Icon. Every page loads this file, so
// icons that only some pages show are in the files beside it.
export const aiSearch =
  'M11 3.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4zM10.3 8.6a3.1 3.1 0 1 0 0 6.2 3.1 3.1 0 0 0 0-6.2zM16.3 16.3l4.2 4.2';
export const alert = 'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM12 7.8v5M12 16h.02';
export const association = 'M4 9.4 12 4.4l8 5M4 9.4h16M5.6 9.4v8.2M9.9 9.4v8.2M14.1 9.4v8.2M18.4 9.4v8.2M4 20.2h16';
export const bookmark = 'M6.2 4h11.6v16.2L12 15.9l-5.8 4.3z';
export const check = 'M5 12.6l4.4 4.4L19 7.4';
export const chevronDown = 'M6 9.5l6 6 6-6';
export const chevronUp = 'M6 14.5l6-6 6 6';
export const clock = 'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM12 7.6V12l3 2';
export const close = 'M6 6l12 12M18 6 6 18';
export const course = 'M3.8 5h16.4v11.2H3.8zM8.5 20h7M10.4 8.2v4.8l4.1-2.4z';
export const document = 'M5.8 3.8h8.4l4 4v12.4H5.8zM13.8 3.8v4.4h4.4M9 12.4h6M9 16h4';
export const fill = 'M17 17 7 7M7 15V7h8';
export const home = 'M4 10.8 12 4l8 6.8V20h-5.5v-5.5h-5V20H4z';
export const image = 'M3.8 5h16.4v14H3.8zM3.8 15.4l4.4-4.2 4 3.6 3-2.6 5 4.4M15.6 8.6h.02';
export const learning =
  'M12 6.4C10 4.9 7.4 4.4 4 4.6v13.2c3.4-.2 6 .3 8 1.8 2-1.5 4.6-2 8-1.8V4.6c-3.4-.2-6 .3-8 1.8zM12 6.4v13.2';
export const link =
  'M10 14.2a4 4 0 0 0 5.8 0l3-3a4.1 4.1 0 0 0-5.8-5.8l-1 1M14 9.8a4 4 0 0 0-5.8 0l-3 3a4.1 4.1 0 0 0 5.8 5.8l1-1';
export const live =
  'M7.9 7.9a5.8 5.8 0 0 0 0 8.2M16.1 7.9a5.8 5.8 0 0 1 0 8.2M5 5a9.9 9.9 0 0 0 0 14M19 5a9.9 9.9 0 0 1 0 14M12 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z';
export const lock = 'M5 10.6h14v9.2H5zM8 10.6V8a4 4 0 0 1 8 0v2.6';
export const menu = 'M4 7h16M4 12h16M4 17h10';
export const message = 'M4 5h16v11.4h-8.2L7.6 20v-3.6H4zM8 9.2h8M8 12.4h5';
export const offline =
  'M4 4l16 16M3.4 9.4a13 13 0 0 1 3.4-2.1M10.4 6.1a13 13 0 0 1 10.2 3.3M6.4 12.8a8.6 8.6 0 0 1 3-1.8M14.4 11.2c1.2.3 2.3.9 3.2 1.6M9.4 16a4.4 4.4 0 0 1 5.2 0M12 19.4h.02';
export const pause = 'M8.6 5.4v13.2M15.4 5.4v13.2';
export const person = 'M12 4.4a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM4.6 20.2c.7-4 3.6-6 7.4-6s6.7 2 7.4 6';
export const play = 'M8.2 5v14l10.6-7z';
export const publish = 'M13.2 5H4.8v14.2H19V10.8M18.9 3.9a1.7 1.7 0 0 1 2.4 2.4l-8.8 8.8-3.2.8.8-3.2z';
export const refresh = 'M19.4 12a7.4 7.4 0 1 1-2.2-5.2L19.4 9M19.4 4.6V9H15';
export const search = 'M11 4.2a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6zM16 16l4.4 4.4';
export const surgery = 'M4 20.2c3.9-.7 7.2-2.9 9.6-5.8l6.1-7.4a1.75 1.75 0 0 0-2.6-2.3L4 20.2zM11.1 12l2.8 2.3';
export const transfer =
  'M4.2 3.8h7.6v16.4H4.2zM7.2 17.2h1.6M15 9h5.6M18.2 6.6 20.6 9l-2.4 2.4M20.6 15H15M17.4 12.6 15 15l2.4 2.4';
