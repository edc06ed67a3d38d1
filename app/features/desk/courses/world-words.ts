/** What the page of the world says of what has just happened, or why it has not, by the `flash` of its address. */
export const WORLD_FLASHES: Readonly<Record<string, string>> = {
	begun: 'It begins. You may leave this page.',
	ended: 'Broken off. What has come is kept for the next time.',
	taken: 'Done.',
	kept: 'Kept as it is.',
	'running-already': 'The world is being fetched already.',
	'not-running': 'Nothing was being fetched.',
	'decided-already': 'That was decided already.',
	'not-taken': 'That could not be done from here. Do it on the page of the course.',
};
