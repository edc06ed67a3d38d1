/** Where the accounts service stands; the protocol's clients are given this address. */
export const AUTH_ROOT = '/auth/v1';

export const isAuthPath = (url: string) => url.startsWith(`${AUTH_ROOT}/`);
