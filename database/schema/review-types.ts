/** What the columns of `reviews` can hold that name one of a few things. */
export type ReviewStatus = 'published' | 'held' | 'rejected' | 'withdrawn';
export type Verification = 'unverified' | 'checked-in' | 'booked' | 'play history';
export type Insider = 'club member' | 'employee' | 'owner' | 'relative' | 'competitor';
export type HandicapBand = '0-9' | '10-18' | '19-28' | '29+';
