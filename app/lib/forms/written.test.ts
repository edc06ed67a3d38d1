import { expect, it } from 'vitest';
import type { Member } from '#domain/shared/context.ts';
import { issueStamp, stampFor } from '#domain/shared/forms/stamp.ts';
import { isOfMember, openerIn } from './written.ts';

it('reads from a stamp who opened its form, as the server has written it', () => {
	const [secret, now] = ['a secret for tests, of no use elsewhere', () => new Date('2026-11-21T12:00:00Z')];
	const member = { kind: 'member', userId: '00000000-0000-4000-8000-000000000001' } as Member;
	expect(isOfMember(openerIn(stampFor({ secret, now, viewer: { kind: 'visitor' } })))).toBe(false);
	expect(isOfMember(openerIn(stampFor({ secret, now, viewer: member })))).toBe(true);
	expect(openerIn(issueStamp(secret, now()))).toBe('');
});
