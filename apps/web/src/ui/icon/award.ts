/** The icon of credit, apart from the other icons, which the lists of events do not load. */
export const award = 'M12 3.8a5.4 5.4 0 1 0 0 10.8 5.4 5.4 0 0 0 0-10.8zM8.8 13.8 7.4 20.4l4.6-2.2 4.6 2.2-1.4-6.6';
