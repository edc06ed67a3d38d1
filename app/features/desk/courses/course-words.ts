/** What the page of a course at the desk says of what has just happened, or why it has not, by the `said` of its address. */
export const COURSE_FLASHES: Readonly<Record<string, string>> = {
	saved: 'Saved.',
	unchanged: 'Nothing was different, so nothing was saved.',
	merged: 'Merged. The old address leads here.',
	closed: 'Closed.',
	reopened: 'Open again.',
	linked: 'The link is set.',
	unlinked: 'The link is gone.',
	appointed: 'Appointed.',
	removed: 'The right was taken back.',
	'day-wrong': 'Closed since: give a day of the calendar, not after today.',
	'decided-already': 'That was so already.',
	'own-thing': 'Another editor decides about what is yours.',
	'partner-unknown': 'There is no such partner any more.',
	'partner-wrong': 'A new partner needs a name and a website that begins with https://.',
	'link-wrong': 'Link: an address that begins with https://.',
	'member-unknown': 'No member with a confirmed account has this address.',
};
