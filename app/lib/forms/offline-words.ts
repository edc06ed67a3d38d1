/** Said where a form could not be sent because there is no connection; what was typed stays in the page. */
export const OFFLINE = 'You are offline. What you wrote is kept.';
