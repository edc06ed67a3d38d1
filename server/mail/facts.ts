import { paths } from '#app/lib/paths.ts';
import { codeOf, linkTokenOf } from '#domain/accounts/secrets.ts';
import type { TakenLetter } from '#domain/mail/delivery-commands.ts';
import type { Facts } from '#mail/letter.ts';
import type { Config } from '../config.ts';

export type FactsOf = (letter: Pick<TakenLetter, 'tokenId' | 'linkKind'>) => Facts;

type Settings = Pick<Config, 'origin' | 'companyName' | 'companyAddress' | 'mailDomain'>;

/** What letters print of the installation. Every address in them is at the configured origin (S18). */
export function createFactsOf({ origin, companyName, companyAddress, mailDomain }: Settings, secret: string): FactsOf {
	const standing = {
		...{ companyName, companyAddress, origin, supportAddress: `support@${mailDomain}` },
		pages: {
			login: origin + paths.login(),
			forgotPassword: origin + paths.forgotPassword(),
			settings: origin + paths.settings(),
		},
	};
	return ({ tokenId, linkKind }) => {
		if (tokenId === null || linkKind === null) return { ...standing, link: '', code: '' };
		if (linkKind === 'reauthentication') return { ...standing, link: '', code: codeOf(secret, tokenId) };
		const link = { token_hash: linkTokenOf(secret, tokenId), type: linkKind };
		const page = linkKind === 'recovery' ? paths.resetPassword(link) : paths.confirm(link);
		return { ...standing, link: origin + page, code: '' };
	};
}
