/** Words for facilities, so that the same thing is called the same everywhere. Their order is that of the index's bits. */
export const FACILITIES = [
	'Driving range',
	'Short game area',
	'Pro shop',
	'Restaurant',
	'Clubhouse',
	'Golf carts',
	'Caddies',
	'Lodging',
	'Spa',
	'Lessons',
	'Club rental',
	'Swimming pool',
	'Practice green',
] as const;

/** Who may play: everybody; a club that welcomes visitors; guests of a resort; members and their guests. */
export const ACCESSES = ['public', 'visitors', 'resort', 'private'] as const;

/** How hard a course plays, from the easiest. */
export const DIFFICULTIES = ['Gentle', 'Moderate', 'Challenging', 'Severe'] as const;
