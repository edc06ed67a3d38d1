/** What is printed where a fact is missing (specification point 3), followed by "typical values, not confirmed" (C8). */
export const FALLBACKS = {
	type: '18 holes, par 72',
	length: '6,800 yards',
	difficulty: 'Challenging',
	description:
		'A golf course that golfers have not described to us yet. Have you played it? Write the first review, and tell us what is missing here.',
	facilities: ['Driving range', 'Pro shop', 'Restaurant', 'Clubhouse', 'Golf carts'],
} as const;

/** The course that stands third in the home carousel (decision C7). */
export const FEATURED = {
	slug: 'vistabella-golf',
	name: 'Vistabella Golf',
	position: 3,
	rating: 9.2,
	locality: 'Orihuela',
	region: 'Alicante',
	country: 'ES',
	terrain: 'desert',
} as const;
