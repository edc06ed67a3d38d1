/** Set by the server beside the session's own cookies, without any content: it is worth asking who is signed in. */
export const isHinted = () => /(^|; )signed_in=1(;|$)/.test(document.cookie);

/** The channel on which the tabs of a browser tell each other who is signed in, and the name of all stored entries. */
export const CHANNEL = 'fescue:auth';

/** Where a message waits for the next page. */
export const FLASH = `${CHANNEL}:flash`;

/** Fired in a window whose form has just signed in or out. */
export const CHANGED = `${CHANNEL}:changed`;

/** Lets the page look anew: a form has signed in or out. */
export const announceChange = () => window.dispatchEvent(new Event(CHANGED));
