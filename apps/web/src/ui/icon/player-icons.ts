// Icons of the video player.
export const exitFullscreen = 'M9 4.5V9H4.5M15 4.5V9h4.5M19.5 15H15v4.5M4.5 15H9v4.5';
export const fullscreen = 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15';
export const loop = 'M5 12a4 4 0 0 1 4-4h9M15.4 5.4 18 8l-2.6 2.6M19 12a4 4 0 0 1-4 4H6M8.6 18.6 6 16l2.6-2.6';
export const nextChapter = 'M6 5.6v12.8l9-6.4zM18 5.6v12.8';
export const pictureInPicture = 'M3.6 5h16.8v14H3.6zM12 12.2h5v3.6h-5z';
export const replay = 'M4.6 12a7.4 7.4 0 1 0 2.2-5.2L4.6 9M4.6 4.6V9H9';
export const volume = 'M4 9.4v5.2h3.4l4.8 3.9v-13L7.4 9.4zM15.4 9a4.2 4.2 0 0 1 0 6M18 6.4a7.9 7.9 0 0 1 0 11.2';
export const volumeOff = 'M4 9.4v5.2h3.4l4.8 3.9v-13L7.4 9.4zM15.6 9.6l4.8 4.8M20.4 9.6l-4.8 4.8';
export const windowing =
  'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM12 3.8v16.4M15 8.4h3.9M15 12h5.1M15 15.6h3.9';
