const SHAPE = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Whether a text has the form in which PostgreSQL writes a UUID. */
export const isUuid = (text: string) => SHAPE.test(text);
