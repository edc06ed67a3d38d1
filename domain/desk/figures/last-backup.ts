/** Key in table settings: when the last backup succeeded, as `{ at }`. */
export const LAST_BACKUP = 'last-backup';

/** From this age on the last backup is overdue: the timer makes one a day, and the alert FescueNoBackup waits as long. */
export const LATE_BACKUP_HOURS = 26;
