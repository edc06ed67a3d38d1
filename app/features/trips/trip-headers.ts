/**
 * What is sent with everything below the address of a trip, which opens it: other pages and sites hear at most from which site a reader
 * comes, and search engines keep nothing of it.
 */
export const HIDDEN = { 'Referrer-Policy': 'strict-origin', 'X-Robots-Tag': 'noindex, nofollow, noarchive' };
