// Icons of kinds of content and of a reader's actions on it.
export const announcement = 'M4 9.8v4.4h3l8.4 4.2V5.6L7 9.8zM18.2 9.2a4 4 0 0 1 0 5.6';
export const calendar = 'M4 5.4h16v14.4H4zM4 10h16M8.4 3.4v4M15.6 3.4v4';
export const caseBox = 'M4 7.2h16v12.4H4zM9 7.2V4.4h6v2.8M9.6 13.4h4.8M12 11v4.8';
export const compare = 'M4 6h16v12H4zM12 3.4v17.2';
export const dictionary =
  'M5.6 6.4a2 2 0 0 1 2-2h10.8v15.2H7.4a1.8 1.8 0 0 1-1.8-1.8zM5.6 17.6a1.8 1.8 0 0 1 1.8-1.8h11M9.4 8.2h5.2';
export const flag = 'M6 20.4V4.6M6 5h11.4l-2.2 3.9 2.2 3.9H6';
export const folder = 'M3.8 6h6l2 2.4h8.4v10.4H3.8z';
export const newChat = 'M4 5h16v11.4h-8.2L7.6 20v-3.6H4zM12 7.8v5.8M9.1 10.7h5.8';
export const outline = 'M9 6.5h11M9 12h11M9 17.5h11M4.4 6.5h.02M4.4 12h.02M4.4 17.5h.02';
export const product = 'M4 8.4 12 4l8 4.4v7.2L12 20l-8-4.4zM4 8.4l8 4.4 8-4.4M12 12.8V20';
export const ruler = 'M3.6 15.8 15.8 3.6l4.6 4.6L8.2 20.4zM7.8 11.6l2 2M10.8 8.6l2.6 2.6M13.8 5.6l2 2';
export const stethoscope =
  'M6.2 4v4.8a4 4 0 0 0 8 0V4M4.8 4h1.4M14.2 4h1.4M10.2 12.8v2.6a4.2 4.2 0 0 0 8.4 0v-2M18.6 10.2a1.6 1.6 0 1 0 0 3.2 1.6 1.6 0 0 0 0-3.2z';
export const thumbDown =
  'M16.4 13.2 13 19.8c-1.5 0-2.5-1.1-2.2-2.6l.6-3H5.7c-1.3 0-2.2-1.1-1.9-2.4l1.4-5.6c.2-1 1.1-1.6 2-1.6h9.2zM16.4 13.2h3.4V4.6h-3.4';
export const thumbUp =
  'M7.6 10.8 11 4.2c1.5 0 2.5 1.1 2.2 2.6l-.6 3h5.7c1.3 0 2.2 1.1 1.9 2.4l-1.4 5.6c-.2 1-1.1 1.6-2 1.6H7.6zM7.6 10.8H4.2v8.6h3.4';
export const video = 'M3.4 6h12.4v12H3.4zM15.8 10.6l4.8-2.8v8.4l-4.8-2.8';
export const zoomIn = 'M11 4.2a6.8 6.8 0 1 0 0 13.6 6.8 6.8 0 0 0 0-13.6zM16 16l4.4 4.4M8.2 11h5.6M11 8.2v5.6';
