/** The specification's words for an address that is none; apart from the rule, so that pages can print it without zod. */
export const EMAIL_MESSAGE = 'Please enter a valid email address.';
