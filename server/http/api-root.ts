/** Below it stand the data calls and what our own scripts ask for. The page that tells of them is `/api` itself. */
export const isApiPath = (url: string) => url.startsWith('/api/');
