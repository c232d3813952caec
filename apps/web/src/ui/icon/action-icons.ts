// Icons of actions.
export const arrowRight = 'M4.6 12h14.8M14 6.6l5.4 5.4-5.4 5.4';
export const camera = 'M3.6 7.6h4.2l1.5-2.4h5.4l1.5 2.4h4.2v11.2H3.6zM12 9.8a3.2 3.2 0 1 0 0 6.4 3.2 3.2 0 0 0 0-6.4z';
export const checkAll = 'M2.8 12.8l4 4 8.4-9M11.2 15.6l1.2 1.2 8.4-9';
export const chevronLeft = 'M14.5 6l-6 6 6 6';
export const chevronRight = 'M9.5 6l6 6-6 6';
export const copy = 'M8.4 8.4h11.2v11.2H8.4zM8.4 15.6H4.4V4.4h11.2v4';
export const download = 'M12 4v11M7.5 10.6 12 15.1l4.5-4.5M4.6 19.8h14.8';
export const external = 'M7 17 17 7M9 7h8v8';
export const more = 'M5.4 12h.02M12 12h.02M18.6 12h.02';
export const minus = 'M5 12h14';
export const plus = 'M12 5v14M5 12h14';
export const print = 'M7 8.4V4h10v4.4M7 16.4H4.2v-8h15.6v8H17M7 13.4h10v6.6H7z';
export const settings = 'M4 7h9M17 7h3M15 4.8v4.4M4 12h3M11 12h9M9 9.8v4.4M4 17h9M17 17h3M15 14.8v4.4';
export const share = 'M14 5l6 5.6-6 5.6v-3.4c-4.9-.2-7.9 1.4-10 5.8 0-6 3.7-9.9 10-10.2z';
export const star = 'M12 4l2.5 5.1 5.6.8-4 4 .9 5.6-5-2.6-5 2.6.9-5.6-4-4 5.6-.8z';
export const trash = 'M5 7h14M9.4 7V4.4h5.2V7M6.8 7l.8 12.8h8.8L17.2 7M10.4 10.6v5.6M13.6 10.6v5.6';
export const undo = 'M8.4 5 4.4 9l4 4M4.4 9H14a5.3 5.3 0 0 1 0 10.6H9.2';
