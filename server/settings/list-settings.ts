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

/** Apps that are packed for a phone name their pages by a scheme of their own: capacitor://localhost. */
const OWN_SCHEME = /^[a-z][a-z\d+.-]*:\/\/[a-z\d.-]+$/;

/** Origins with commas between. */
export const appOriginsSetting = z.string().transform((text, context) =>
	splitList(text).map((origin) => {
		if (isOrigin(origin) || (!/^(?:https?|file|data|blob):/.test(origin) && OWN_SCHEME.test(origin))) return origin;
		const message = 'must be origins with commas between, such as https://app.golf.example or capacitor://localhost';
		context.addIssue({ code: 'custom', message });
		return z.NEVER;
	}),
);

/** Whether a text is scheme://host or scheme://host:port of the web, and no more. */
export function isOrigin(text: string): boolean {
	return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** What stands between commas, without blanks around; what is empty is left out. */
export const splitList = (text: string) =>
	text
		.split(',')
		.map((part) => part.trim())
		.filter(Boolean);
