import { expect, it } from 'vitest';
import { nameInClub } from './club-names.ts';

it.each([
	['Gleneagles, King’s', 'Gleneagles', 'King’s'],
	['St Andrews Links – Castle', 'St Andrews Links', 'Castle'],
	['Pinehurst No. 2', 'Pinehurst', 'No. 2'],
	['Royal Troon (Portland)', 'Royal Troon', 'Portland'],
	['St Andrews, Old Course', 'St Andrews Links', 'Old Course'],
	['St Andrew, Old Course', 'St Andrews Links', 'St Andrew, Old Course'],
	['Pinehurst', 'Pinehurst', 'Pinehurst'],
	['Sunningdalen', 'Sunningdale', 'Sunningdalen'],
	['The Old Course', 'St Andrews Links', 'The Old Course'],
])('%s of %s is called %s there', (name, club, own) => {
	expect(nameInClub(name, club)).toBe(own);
});
