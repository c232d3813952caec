/** Days that an archive of an account's data is kept (rules/data-export#states). */
export const DATA_EXPORT_DAYS = 7;
