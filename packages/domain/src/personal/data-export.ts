/** Days for which an archive of an account's data is retained (rules/data-export#states). */
export const DATA_EXPORT_DAYS = 7;
