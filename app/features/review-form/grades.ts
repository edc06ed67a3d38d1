/** What a golfer may give, best first: whole steps from 10 down to 1. */
export const GRADES = Array.from({ length: 10 }, (_, index) => 10 - index);
