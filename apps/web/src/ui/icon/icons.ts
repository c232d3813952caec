// The icon set: outlines on a 24 px grid, drawn by Icon. One constant each, so that a route loads only the icons it
// shows.
export const aiSearch =
  'M11 3.8a7.2 7.2 0 1 0 0 14.4 7.2 7.2 0 0 0 0-14.4zM10.3 8.6a3.1 3.1 0 1 0 0 6.2 3.1 3.1 0 0 0 0-6.2zM16.3 16.3l4.2 4.2';
export const alert = 'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM12 7.8v5M12 16h.02';
export const announcement = 'M4 9.8v4.4h3l8.4 4.2V5.6L7 9.8zM18.2 9.2a4 4 0 0 1 0 5.6';
export const arrowRight = 'M4.6 12h14.8M14 6.6l5.4 5.4-5.4 5.4';
export const association = 'M4 9.4 12 4.4l8 5M4 9.4h16M5.6 9.4v8.2M9.9 9.4v8.2M14.1 9.4v8.2M18.4 9.4v8.2M4 20.2h16';
export const award = 'M12 3.8a5.4 5.4 0 1 0 0 10.8 5.4 5.4 0 0 0 0-10.8zM8.8 13.8 7.4 20.4l4.6-2.2 4.6 2.2-1.4-6.6';
export const bookmark = 'M6.2 4h11.6v16.2L12 15.9l-5.8 4.3z';
export const calendar = 'M4 5.4h16v14.4H4zM4 10h16M8.4 3.4v4M15.6 3.4v4';
export const camera = 'M3.6 7.6h4.2l1.5-2.4h5.4l1.5 2.4h4.2v11.2H3.6zM12 9.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z';
export const caseBox = 'M4 7.2h16v12.4H4zM9 7.2V4.4h6v2.8M9.6 13.4h4.8M12 11v4.8';
export const check = 'M5 12.6l4.4 4.4L19 7.4';
export const checkAll = 'M2.8 12.8l4 4 8.4-9M11.2 15.6l1.2 1.2 8.4-9';
export const chevronDown = 'M6 9.5l6 6 6-6';
export const chevronLeft = 'M14.5 6l-6 6 6 6';
export const chevronRight = 'M9.5 6l6 6-6 6';
export const chevronUp = 'M6 14.5l6-6 6 6';
export const clock = 'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM12 7.6V12l3 2';
export const close = 'M6 6l12 12M18 6 6 18';
export const compare = 'M4 6h16v12H4zM12 3.4v17.2';
export const computer = 'M3.6 4.8h16.8v11.4H3.6zM8.4 20h7.2M12 16.2V20';
export const copy = 'M8.4 8.4h11.2v11.2H8.4zM8.4 15.6H4.4V4.4h11.2v4';
export const coupon = 'M3.8 6h16.4v3a3 3 0 0 0 0 6v3H3.8v-3a3 3 0 0 0 0-6zM14 8.4v7.2';
export const course = 'M3.8 5h16.4v11.2H3.8zM8.5 20h7M10.4 8.2v4.8l4.1-2.4z';
export const dictionary =
  'M5.6 6.4a2 2 0 0 1 2-2h10.8v15.2H7.4a1.8 1.8 0 0 1-1.8-1.8zM5.6 17.6a1.8 1.8 0 0 1 1.8-1.8h11M9.4 8.2h5.2';
export const document = 'M5.8 3.8h8.4l4 4v12.4H5.8zM13.8 3.8v4.4h4.4M9 12.4h6M9 16h4';
export const download = 'M12 4v11M7.5 10.6 12 15.1l4.5-4.5M4.6 19.8h14.8';
export const exitFullscreen = 'M9 4.5V9H4.5M15 4.5V9h4.5M19.5 15H15v4.5M4.5 15H9v4.5';
export const external = 'M7 17 17 7M9 7h8v8';
export const eye =
  'M2.8 12S6.2 5.8 12 5.8s9.2 6.2 9.2 6.2-3.4 6.2-9.2 6.2S2.8 12 2.8 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z';
export const eyeOff =
  'M4 4l16 16M9.3 6.2a8.6 8.6 0 0 1 2.7-.4c5.8 0 9.2 6.2 9.2 6.2a15 15 0 0 1-2.5 3.2M6.4 7.6A15 15 0 0 0 2.8 12s3.4 6.2 9.2 6.2c1.7 0 3.2-.5 4.4-1.2M10 10a2.8 2.8 0 0 0 4 4';
export const fill = 'M17 17 7 7M7 15V7h8';
export const flag = 'M6 20.4V4.6M6 5h11.4l-2.2 3.9 2.2 3.9H6';
export const fullscreen = 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15';
export const globe =
  'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM3.8 12h16.4M12 3.8c2.4 2.4 3.4 5.2 3.4 8.2s-1 5.8-3.4 8.2c-2.4-2.4-3.4-5.2-3.4-8.2s1-5.8 3.4-8.2z';
export const home = 'M4 10.8 12 4l8 6.8V20h-5.5v-5.5h-5V20H4z';
export const idCard =
  'M3.6 5.4h16.8v13.2H3.6zM8.6 9.2a1.9 1.9 0 1 0 0 3.8 1.9 1.9 0 0 0 0-3.8zM5.8 16.2c.4-1.4 1.4-2.1 2.8-2.1s2.4.7 2.8 2.1M14 10h3.6M14 13.6h3.6';
export const image = 'M3.8 5h16.4v14H3.8zM3.8 15.4l4.4-4.2 4 3.6 3-2.6 5 4.4M15.6 8.6h.02';
export const learning =
  'M12 6.4C10 4.9 7.4 4.4 4 4.6v13.2c3.4-.2 6 .3 8 1.8 2-1.5 4.6-2 8-1.8V4.6c-3.4-.2-6 .3-8 1.8zM12 6.4v13.2';
export const link =
  'M10 14.2a4 4 0 0 0 5.8 0l3-3a4.1 4.1 0 0 0-5.8-5.8l-1 1M14 9.8a4 4 0 0 0-5.8 0l-3 3a4.1 4.1 0 0 0 5.8 5.8l1-1';
export const live =
  'M7.9 7.9a5.8 5.8 0 0 0 0 8.2M16.1 7.9a5.8 5.8 0 0 1 0 8.2M5 5a9.9 9.9 0 0 0 0 14M19 5a9.9 9.9 0 0 1 0 14M12 10.2a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6z';
export const lock = 'M5 10.6h14v9.2H5zM8 10.6V8a4 4 0 0 1 8 0v2.6';
export const loop = 'M5 12a4 4 0 0 1 4-4h9M15.4 5.4 18 8l-2.6 2.6M19 12a4 4 0 0 1-4 4H6M8.6 18.6 6 16l2.6-2.6';
export const menu = 'M4 7h16M4 12h16M4 17h10';
export const message = 'M4 5h16v11.4h-8.2L7.6 20v-3.6H4zM8 9.2h8M8 12.4h5';
export const minus = 'M5 12h14';
export const monitor = 'M3.8 5h16.4v11H3.8zM9 20h6M12 16v4';
export const moon = 'M19.6 14.2A8 8 0 0 1 9.8 4.4a8 8 0 1 0 9.8 9.8z';
export const newChat = 'M4 5h16v11.4h-8.2L7.6 20v-3.6H4zM12 7.8v5.8M9.1 10.7h5.8';
export const nextChapter = 'M6 5.6v12.8l9-6.4zM18 5.6v12.8';
export const offline =
  'M4 4l16 16M3.4 9.4a13 13 0 0 1 3.4-2.1M10.4 6.1a13 13 0 0 1 10.2 3.3M6.4 12.8a8.6 8.6 0 0 1 3-1.8M14.4 11.2c1.2.3 2.3.9 3.2 1.6M9.4 16a4.4 4.4 0 0 1 5.2 0M12 19.4h.02';
export const outline = 'M9 6.5h11M9 12h11M9 17.5h11M4.4 6.5h.02M4.4 12h.02M4.4 17.5h.02';
export const pause = 'M8.6 5.4v13.2M15.4 5.4v13.2';
export const people =
  'M9.2 5.2a3.3 3.3 0 1 0 0 6.6 3.3 3.3 0 0 0 0-6.6zM3.4 19.4c.5-3.4 2.8-5 5.8-5s5.3 1.6 5.8 5M15.6 5.6a3.1 3.1 0 0 1 0 5.8M17.4 14.8c1.8.6 2.9 2.1 3.2 4.6';
export const person = 'M12 4.4a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM4.6 20.2c.7-4 3.6-6 7.4-6s6.7 2 7.4 6';
export const phone = 'M7 3h10v18H7zM11 17.8h2';
export const pictureInPicture = 'M3.6 5h16.8v14H3.6zM12 12.2h5v3.6h-5z';
export const play = 'M8.2 5v14l10.6-7z';
export const plus = 'M12 5v14M5 12h14';
export const print = 'M7 8.4V4h10v4.4M7 16.4H4.2v-8h15.6v8H17M7 13.4h10v6.6H7z';
export const product = 'M4 8.4 12 4l8 4.4v7.2L12 20l-8-4.4zM4 8.4l8 4.4 8-4.4M12 12.8V20';
export const publish = 'M13.2 5H4.8v14.2H19V10.8M18.9 3.9a1.7 1.7 0 0 1 2.4 2.4l-8.8 8.8-3.2.8.8-3.2z';
export const receipt = 'M6 3.8h12v16.6l-2.4-1.6-2 1.6-1.6-1.6-1.6 1.6-2-1.6L6 20.4zM9 8.4h6M9 12.2h6';
export const refresh = 'M19.4 12a7.4 7.4 0 1 1-2.2-5.2L19.4 9M19.4 4.6V9H15';
export const replay = 'M4.6 12a7.4 7.4 0 1 0 2.2-5.2L4.6 9M4.6 4.6V9H9';
export const ruler = 'M3.6 15.8 15.8 3.6l4.6 4.6L8.2 20.4zM7.8 11.6l2 2M10.8 8.6l2.6 2.6M13.8 5.6l2 2';
export const search = 'M11 4.2a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6zM16 16l4.4 4.4';
export const settings = 'M4 7h9M17 7h3M15 4.8v4.4M4 12h3M11 12h9M9 9.8v4.4M4 17h9M17 17h3M15 14.8v4.4';
export const share = 'M14 5l6 5.6-6 5.6v-3.4c-4.9-.2-7.9 1.4-10 5.8 0-6 3.7-9.9 10-10.2z';
export const signOut = 'M14 4.4H5v15.2h9M10.4 12h9.4M16.4 8.4 20 12l-3.6 3.6';
export const signOutOthers = 'M10.4 4.4H4.6v15.2h5.8M15 8l4.2 4L15 16M19.2 12H9.6';
export const star = 'M12 4l2.5 5.1 5.6.8-4 4 .9 5.6-5-2.6-5 2.6.9-5.6-4-4 5.6-.8z';
export const stethoscope =
  'M6.2 4v4.8a4 4 0 0 0 8 0V4M4.8 4h1.4M14.2 4h1.4M10.2 12.8v2.6a4.2 4.2 0 0 0 8.4 0v-2M18.6 10.2a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z';
export const sun =
  'M12 8.2a3.8 3.8 0 1 0 0 7.6 3.8 3.8 0 0 0 0-7.6zM12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M18.4 5.6 17 7M7 17l-1.4 1.4';
export const surgery = 'M4 20.2c3.9-.7 7.2-2.9 9.6-5.8l6.1-7.4a1.75 1.75 0 0 0-2.6-2.3L4 20.2zM11.1 12l2.8 2.3';
export const thumbDown =
  'M16.4 13.2 13 19.8c-1.5 0-2.5-1.1-2.2-2.6l.6-3H5.7c-1.3 0-2.2-1.1-1.9-2.4l1.4-5.6c.2-1 1.1-1.6 2-1.6h9.2zM16.4 13.2h3.4V4.6h-3.4';
export const thumbUp =
  'M7.6 10.8 11 4.2c1.5 0 2.5 1.1 2.2 2.6l-.6 3h5.7c1.3 0 2.2 1.1 1.9 2.4l-1.4 5.6c-.2 1-1.1 1.6-2 1.6H7.6zM7.6 10.8H4.2v8.6h3.4';
export const transfer =
  'M4.2 3.8h7.6v16.4H4.2zM7.2 17.2h1.6M15 9h5.6M18.2 6.6 20.6 9l-2.4 2.4M20.6 15H15M17.4 12.6 15 15l2.4 2.4';
export const trash = 'M5 7h14M9.4 7V4.4h5.2V7M6.8 7l.8 12.8h8.8L17.2 7M10.4 10.6v5.6M13.6 10.6v5.6';
export const undo = 'M8.4 5 4.4 9l4 4M4.4 9H14a5.3 5.3 0 0 1 0 10.6H9.2';
export const verified = 'M12 3.6l7 2.6v5.4c0 4.4-2.8 7.4-7 8.8-4.2-1.4-7-4.4-7-8.8V6.2zM8.8 11.9l2.3 2.3 4.1-4.3';
export const video = 'M3.4 6h12.4v12H3.4zM15.8 10.6l4.8-2.8v8.4l-4.8-2.8';
export const volume = 'M4 9.4v5.2h3.4l4.8 3.9v-13L7.4 9.4zM15.4 9a4.2 4.2 0 0 1 0 6M18 6.4a7.9 7.9 0 0 1 0 11.2';
export const volumeOff = 'M4 9.4v5.2h3.4l4.8 3.9v-13L7.4 9.4zM15.6 9.6l4.8 4.8M20.4 9.6l-4.8 4.8';
export const windowing =
  'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM12 3.8v16.4M15 8.4h3.9M15 12h5.1M15 15.6h3.9';
export const zoomIn = 'M11 4.2a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6zM16 16l4.4 4.4M8.2 11h5.6M11 8.2v5.6';
