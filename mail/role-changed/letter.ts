import { nameOf, type Write } from '../letter.ts';

/** When somebody has got or lost a role at the desk. */
export const writeRoleChanged: Write<'role-changed'> = ({ role, ...data }, { companyName, origin, supportAddress }) => {
	const title = role === 'chief' ? 'chief editor' : 'an editor';
	const isOver = role === 'member';
	return {
		subject: `You are ${isOver ? 'no editor' : title} of ${companyName}${isOver ? ' any more' : ''}`,
		preview: isOver ? 'Your role at the desk has ended.' : 'You have a role at the desk now.',
		heading: isOver ? 'Your role has ended' : 'Welcome to the desk',
		name: nameOf(data),
		paragraphs: isOver
			? [
					'Your role at the desk has been ended. Your account stays as it is, and so does everything you have written.',
					'The second factor and the recovery codes are deleted: signing in takes your password alone from now on.',
				]
			: [
					`From now on you are ${title}. The desk is at ${origin}/desk, after signing in.`,
					'At your first visit you set a second factor with an app on your phone. Without it the desk stays shut.',
				],
		notes: [`You did not expect this? Please write to ${supportAddress}.`],
	};
};
