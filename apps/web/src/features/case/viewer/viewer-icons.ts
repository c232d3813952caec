// Icons of the image viewer.
export const angle = 'M4 19.4h16.4M4 19.4 16.2 5.2M11.6 19.4a8.6 8.6 0 0 0-2-5.6';
export const cobb = 'M4 7.4l14-2.8M4 16.6l14 3.2M13.4 5.6l1.5 6.6M13.9 18.7l1-6.5';
export const compare = 'M4 6h16v12H4zM12 3.4v17.2';
export const eye =
  'M2.8 12S6.2 5.8 12 5.8 21.2 12 21.2 12 17.8 18.2 12 18.2 2.8 12 2.8 12zM12 9.2a2.8 2.8 0 1 0 0 5.6 2.8 2.8 0 0 0 0-5.6z';
export const fullscreen = 'M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15';
export const keyboard = 'M3.6 6.4h16.8v11.2H3.6zM7 10h.02M10.4 10h.02M13.6 10h.02M17 10h.02M8 14h8';
export const pan =
  'M12 3.6v16.8M3.6 12h16.8M9.4 6.2 12 3.6l2.6 2.6M9.4 17.8l2.6 2.6 2.6-2.6M6.2 9.4 3.6 12l2.6 2.6M17.8 9.4l2.6 2.6-2.6 2.6';
export const ruler = 'M3.6 15.8 15.8 3.6l4.6 4.6L8.2 20.4zM7.8 11.6l2 2M10.8 8.6l2.6 2.6M13.8 5.6l2 2';
export const series = 'M8.4 6h11.2M8.4 12h11.2M8.4 18h11.2M4.4 6h.02M4.4 12h.02M4.4 18h.02';
export const slices = 'M12 4 3.8 8.4l8.2 4.4 8.2-4.4zM4.4 12.2l7.6 4 7.6-4M4.4 15.8l7.6 4 7.6-4';
export const undo = 'M8.6 5 4.4 9.2l4.2 4.2M4.8 9.2h9.4a5.2 5.2 0 0 1 0 10.4H9';
export const windowing =
  'M12 3.8a8.2 8.2 0 1 0 0 16.4 8.2 8.2 0 0 0 0-16.4zM12 3.8v16.4M15 8.4h3.9M15 12h5.1M15 15.6h3.9';
export const zoom = 'M11 4.2a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6zM16 16l4.4 4.4M8.2 11h5.6M11 8.2v5.6';
