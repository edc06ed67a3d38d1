/** What the tray is kept under on the device, and the event in a window that has changed it; other tabs hear of it by `storage`. */
export const TRAY = 'fescue:compare';
