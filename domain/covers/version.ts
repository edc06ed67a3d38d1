/** Part of every cover's address: raised when a drawing changes, so that browsers may keep covers for ever. */
export const COVER_VERSION = 1;
