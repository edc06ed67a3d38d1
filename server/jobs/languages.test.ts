import { expect, it } from 'vitest';
import { detectLanguages } from './languages.ts';

it('tells the languages of reviews, and says nothing of what could be any', async () => {
	const told = await detectLanguages([
		'Firm, fast and honest, with greens that hold a well-struck iron.',
		'Mycket fin bana med snabba greener och vänlig personal.',
		'とても良いコースでした。グリーンが速い。',
		'ok ok ok ok ok',
	]);
	expect(told).toEqual(['en', 'sv', 'ja', null]);
});
