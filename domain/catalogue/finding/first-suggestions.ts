import type { Suggestions } from '../shapes.ts';

/** The five built-in courses that the opened, still empty search box of the home page offers (decision C3). */
export const FIRST_SUGGESTIONS: Suggestions['courses'] = [
	{ slug: 'ljunghusen', name: 'Ljunghusen', location: 'Höllviken', country: 'Sweden' },
	{ slug: 'lofoten-links', name: 'Lofoten Links', location: 'Gimsøysand', country: 'Norway' },
	{ slug: 'barnbougle-dunes', name: 'Barnbougle Dunes', location: 'Bridport', country: 'Australia' },
	{ slug: 'hirono', name: 'Hirono', location: 'Miki', country: 'Japan' },
	{ slug: 'pebble-beach', name: 'Pebble Beach', location: 'Pebble Beach', country: 'United States' },
].map((course) => ({ ...course, imageUrl: null }));
