/** Loads libvips when a picture is first drawn or looked at: it takes a tenth of a second, which no start needs. */
export const loadSharp = async () => (await import('sharp')).default;
