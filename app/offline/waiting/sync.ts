/** The tag under which the browser is asked to wake the service worker once there is a connection. */
export const SYNC = 'fescue-waiting';
