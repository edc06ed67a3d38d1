import { parseWithZod } from '@conform-to/zod/v4';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { againForFailure } from './account-answer.ts';

const form = parseWithZod(new FormData(), { schema: z.object({}) });
const said = (failed: { kind: string }) => againForFailure(form, failed, 'Something went wrong').data.failed;

it('tells a suspended member until when, on what ground, and what the editor wrote', () => {
	const why = { ground: 'harm', words: 'Please leave the greenkeepers alone.' };
	const words = said({ kind: 'banned', until: '2026-12-24T00:00:00.000Z', why } as { kind: string });
	expect(words).toBe(
		'This account is suspended until 24 December 2026. The ground is: Insults, threats, discrimination, or private details of others. The editor writes: Please leave the greenkeepers alone.',
	);
});

it('does not say that such an account is closed, where no editor has said why', () => {
	const words = said({ kind: 'banned', until: '2026-12-24T00:00:00.000Z', why: null } as { kind: string });
	expect(words).toBe('This account is suspended. Please contact us.');
});
