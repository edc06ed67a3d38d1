import { z } from 'zod';

/** Links as `name=https://address` pairs with commas between. */
export const socialSetting = z.string().transform((text, context) =>
	splitList(text).map((pair) => {
		const [name = '', ...rest] = pair.split('=');
		const url = rest.join('=').trim();
		if (!name.trim() || !/^https:\/\/[^\s]+$/.test(url)) {
			context.addIssue({ code: 'custom', message: 'must be name=https://address pairs with commas between' });
		}
		return { name: name.trim(), url };
	}),
);

/** What stands between commas, without blanks around; what is empty is left out. */
export const splitList = (text: string) =>
	text
		.split(',')
		.map((part) => part.trim())
		.filter(Boolean);
