import type { ApplicationInput, ContactInput } from '#domain/support/rules.ts';

/** A message as the contact form sends it. */
export const message: ContactInput = {
	name: 'Karin Lind',
	email: 'karin@golf.example',
	subject: 'A lost ball',
	category: 'general',
	message: 'It lies left of the fourth green.',
};

/** An application as the form for reviewers sends it. */
export const application: ApplicationInput = {
	firstName: 'Karin',
	lastName: 'Lind',
	email: 'karin@golf.example',
	country: 'Sweden',
	handicap: '12.4',
	yearsPlaying: '11-20',
	playFrequency: 'weekly',
	favoriteCourses: 'Ljunghusen, Falsterbo and Bro Hof',
	whyJoin: 'I have kept a notebook of every course I have played since I was twelve.',
};
