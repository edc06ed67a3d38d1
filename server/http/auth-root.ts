/** Where the accounts service stands; the protocol's clients are given this address. */
export const AUTH_ROOT = '/auth/v1';

/** Whether the path of a request lies below `AUTH_ROOT`. */
export const isAuthPath = (url: string) => url.startsWith(`${AUTH_ROOT}/`);
