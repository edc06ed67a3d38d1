/** Fired in a window once something that waited was sent, so that what the page shows is read anew. */
export const SENT = 'fescue:waiting:sent';
