import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

/** Forms that no member has to be asked about: what they do does not depend on who sends them. */
const NOBODYS: Record<string, string> = {
	'features/forms/letter-link.tsx': 'a letter’s link says whose it is',
	'routes/auth/login.tsx': 'asks for the letter of a sign-up once more',
	'routes/moderation/appeal.tsx': 'a letter’s link says whose it is',
	'shell/bar-account.tsx': 'stands in pages that are the same for everyone, and signs out whoever is there',
};

/** From a form's first tag to its last, in the text of a component. */
const FORMS = /<([Ff]orm)\b(?=[^>]*?(?:=>[^>]*?)*\bmethod="post")[\s\S]*?<\/\1>/g;

it('each form that writes carries the stamp that says who opened it', async () => {
	const files = (await readdir('app', { recursive: true })).filter((file) => /(?<!\.test)\.tsx$/.test(file));
	const found: string[] = [];
	const unstamped: string[] = [];
	for (const file of files) {
		for (const [form] of (await readFile(`app/${file}`, 'utf8')).matchAll(FORMS)) {
			found.push(file);
			if (!form.includes('<StampField')) unstamped.push(file);
		}
	}
	expect(found.length).toBeGreaterThan(25);
	expect([...new Set(unstamped)].sort()).toEqual(Object.keys(NOBODYS));
});
