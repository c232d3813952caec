// Icons of the requirements of a certification.
export const company = 'M5.2 20.2V4.4h9v15.8M14.2 9.4h4.6v10.8M3.4 20.2h17.2M8.2 8h3M8.2 11.6h3M8.2 15.2h3';
export const medal = 'M12 3.8a5.4 5.4 0 1 0 0 10.8 5.4 5.4 0 0 0 0-10.8zM8.8 13.8 7.4 20.4l4.6-2.2 4.6 2.2-1.4-6.6';
