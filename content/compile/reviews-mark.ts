/** The place of the month's best reviews in a compiled issue of the newsletter; filled in when the issue is sent. */
export const REVIEWS_MARK = '<!--best-reviews-->';
