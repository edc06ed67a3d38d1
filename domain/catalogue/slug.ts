export const SLUG = /^[\w-]{1,200}$/;

/** Whether a text may be a course's slug, present or former. What cannot is not asked for: PostgreSQL takes no NUL (S06). */
export const isSlug = (text: string): boolean => SLUG.test(text);
