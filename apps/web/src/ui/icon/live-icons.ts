/** Icons of live events; see icons.ts. */

export const calendarAdd = 'M4 5.4h16v14.4H4zM4 10h16M8.4 3.4v4M15.6 3.4v4M12 12.4v5M9.5 14.9h5';
