/** Where courses and reviews are read as PostgREST answers them; its clients are given the site's address. */
export const REST_ROOT = '/rest/v1';

/** Whether the path of a request lies below `REST_ROOT`. */
export const isRestPath = (url: string) => url.startsWith(`${REST_ROOT}/`);
