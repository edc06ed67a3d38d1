import { createContext } from 'react-router';
import { isDatabaseFailing, isDatabaseSilent } from '#domain/shared/database-failing.ts';

/** What went wrong while one page was made, also where the page was made all the same. */
export type Trouble = {
	reported: boolean;
	databaseLost: boolean;
	/** An action could not be done, and its page could give nothing back. */
	lostByAction: boolean;
	/** The error of a statement that had no answer in all the time it was given; null where there was none. */
	silence: unknown;
	/** Notes an error and tells the operator. */
	report: (message: string, error: unknown) => void;
};

/** An empty record of one page's trouble, which hands every error on to `tell`. */
export function noTrouble(tell: Trouble['report']): Trouble {
	const trouble: Trouble = {
		reported: false,
		databaseLost: false,
		lostByAction: false,
		silence: null,
		report(message, error) {
			trouble.reported = true;
			if (isDatabaseFailing(error)) trouble.databaseLost = true;
			if (isDatabaseSilent(error)) trouble.silence = error;
			tell(message, error);
		},
	};
	return trouble;
}

export const troubleContext = createContext<Trouble>();
