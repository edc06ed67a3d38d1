import { describe, expect, it } from 'vitest';
import { isHonestName, speaksForTheHouse } from './shown-name.ts';
import { skeletonOf } from './skeleton.ts';

describe('the name that is printed with reviews', () => {
	it.each([
		'Admin',
		'Аdmin', // the first letter is Cyrillic
		'ＡＤＭＩＮ',
		'𝐀𝐝𝐦𝐢𝐧',
		'adm1n',
		'A d m i n',
		'Ad\u200bmin',
		'Админ',
		'The Editor',
		'Fescue Team',
		'fеscue', // its e is Cyrillic
		'Verified Reviewer',
		'V\u00e9rified Karl',
		'⛳ Verified',
		'Karin ✓',
		'Karin ✔️',
		'Karin √',
		'Karin ⭐',
		'Kаrin Lind', // its a is Cyrillic
		'Κarin', // its K is Greek
		'Support',
	])('S56: claims neither the house nor a badge: %s is refused', (name) => {
		expect(isHonestName(name)).toBe(false);
	});

	it.each([
		'Karin Lind',
		'José-María O’Neill Jr.',
		'Bill Badminton',
		'Joe Root',
		'Jamie Staff',
		'田中 太郎',
		'Иван Петров',
		'Γιώργος Παπαδόπουλος',
		'محمد علي',
		'D. van der Berg (Jr)',
		'अनिल कुमार',
		'Nils i Båstad',
		'<script>alert(1)</script>',
		'',
	])('lets people have their own names: %s', (name) => {
		expect(isHonestName(name)).toBe(true);
	});

	it('S56: reads addresses as a hasty reader would', () => {
		for (const text of ['admin', 'the-admin', 'fescue-golf', '0fficial', 'm0derator']) {
			expect(speaksForTheHouse(text), text).toBe(true);
		}
		expect(speaksForTheHouse('anna-lind')).toBe(false);
		expect(skeletonOf('Karin Lind')).toBe(skeletonOf('KΑRlN LlND'));
	});
});
