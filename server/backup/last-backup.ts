/** Key in table settings: when the last backup succeeded, as `{ at }`. */
export const LAST_BACKUP = 'last-backup';
