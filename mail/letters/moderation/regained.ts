import type { Messages } from '#domain/mail/messages.ts';
import type { Facts, Letter } from '#mail/letter.ts';
import { HAS_BADGE, welcome } from '../badge.ts';
import { conditionsStand } from '../conditions/conditions-approved.ts';
import { listStands } from '../lists/list-approved.ts';
import { standing } from '../restored.ts';

type Told = Pick<Letter, 'paragraphs' | 'button' | 'notes'>;

/** What whoever objected has again, and where it is found: no other letter tells of it. */
export function tellRegained(data: Messages['appeal-decided'], facts: Facts): Told {
	switch (data.regained) {
		case 'review':
		case 'photograph':
			return standing(data.regained, data, facts.link);
		case 'list':
			return listStands(data, facts.link);
		case 'conditions':
			return conditionsStand(data, facts.link);
		case 'application':
			return welcome(data.account, facts);
		case 'badge':
			return { paragraphs: [HAS_BADGE], notes: [] };
		case 'account':
			return {
				paragraphs: ['The suspension of your account has ended. You can sign in at once.'],
				button: { label: 'Log in', href: facts.pages.login },
				notes: [],
			};
		case 'report':
			return {
				paragraphs: [`Your report ${data.reference} is open again. What becomes of it is told in a letter of its own.`],
				notes: [],
			};
		case undefined:
			return { paragraphs: [], notes: [] };
	}
}
