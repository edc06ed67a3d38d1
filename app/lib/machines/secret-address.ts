/**
 * What is sent with everything at an address that opens it to whoever has it, such as that of a trip: other pages and sites hear at most
 * from which site a reader comes, and search engines keep nothing of it.
 */
export const HIDDEN = { 'Referrer-Policy': 'strict-origin', 'X-Robots-Tag': 'noindex, nofollow, noarchive' };
