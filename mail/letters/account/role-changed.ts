import { isRole } from '#domain/shared/desk/desk-policy.ts';
import { nameOf, type Write } from '#mail/letter.ts';
import { HAS_BADGE } from '../badge.ts';

/** When somebody has got or lost a role at the desk, or has another one now. */
export const writeRoleChanged: Write<'role-changed'> = ({ role, before, ...data }, facts) => {
	const { companyName, origin, supportAddress } = facts;
	const title = role === 'chief' ? 'chief editor' : 'an editor';
	return {
		subject: `You are ${isRole(role) ? title : 'no editor'} of ${companyName}${isRole(role) ? '' : ' any more'}`,
		name: nameOf(data),
		...(!isRole(role) ? farewell(role) : isRole(before) ? moved(role, title) : welcome(title, origin)),
		notes: [`You did not expect this? Please write to ${supportAddress}.`],
	};
};

const farewell = (role: 'member' | 'reviewer') => ({
	preview: 'Your role at the desk has ended.',
	heading: 'Your role has ended',
	paragraphs: [
		'Your role at the desk has been ended. Your account stays as it is, and so does everything you have written.',
		...(role === 'reviewer' ? [HAS_BADGE] : []),
		'The second factor and the recovery codes are deleted: signing in takes your password alone from now on.',
	],
});

const welcome = (title: string, origin: string) => ({
	preview: 'You have a role at the desk now.',
	heading: 'Welcome to the desk',
	paragraphs: [
		`From now on you are ${title}. The desk is at ${origin}/desk, after signing in.`,
		'At your first visit you set a second factor with an app on your phone. Without it the desk stays shut.',
	],
});

/** For those who know the desk, and have their second factor. */
const moved = (role: 'editor' | 'chief', title: string) => ({
	preview: 'Your role at the desk has changed.',
	heading: 'Your role has changed',
	paragraphs: [
		role === 'chief'
			? `From now on you are ${title}: you decide as before, and you appoint and remove editors as well.`
			: `From now on you are ${title}: you decide as before, and no longer appoint and remove editors.`,
		'Your second factor stays as it is.',
	],
});
