// Icons of the camera.
export const bolt = 'M13.4 3 5.6 13.4h5L10.2 21l8.2-10.8h-5.2z';
