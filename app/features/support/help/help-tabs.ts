import type { Article } from '#app/features/content/library.server.ts';

type Group = Article['group'];

type HelpTab = { group: Group; tab: string; title: string };

const FIRST_TAB: HelpTab = { group: 'gettingStarted', tab: 'getting-started', title: 'Getting Started' };

/** The tabs of the help centre, with the word each has in the address. */
export const HELP_TABS: readonly HelpTab[] = [
	FIRST_TAB,
	{ group: 'accountManagement', tab: 'account-management', title: 'Account Management' },
	{ group: 'troubleshooting', tab: 'troubleshooting', title: 'Troubleshooting' },
];

/** The tab that an address asks for; the first one for none or an unknown one. */
export const readHelpTab = (text: string | null) => HELP_TABS.find(({ tab }) => tab === text) ?? FIRST_TAB;
