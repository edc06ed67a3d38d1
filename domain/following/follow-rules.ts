/** So many things a member may follow: what is new of them is read together each time. */
export const MOST_FOLLOWED = 500;
