import { createContext } from 'react-router';
import { isDatabaseFailing, isDatabaseSilent } from '#domain/shared/database-failing.ts';

/** What went wrong while one page was made, also where the page was made all the same. */
export type RenderErrors = {
	reported: boolean;
	databaseLost: boolean;
	/** An action could not be done, and its page could give nothing back. */
	lostByAction: boolean;
	/** The error of a statement that had no answer in all the time it was given; null where there was none. */
	silence: unknown;
	/** Notes an error and tells the operator. */
	report: (message: string, error: unknown) => void;
};

/** An empty record of one page's errors, which hands every error on to `tell`. */
export function createRenderErrors(tell: RenderErrors['report']): RenderErrors {
	const errors: RenderErrors = {
		reported: false,
		databaseLost: false,
		lostByAction: false,
		silence: null,
		report(message, error) {
			errors.reported = true;
			if (isDatabaseFailing(error)) errors.databaseLost = true;
			if (isDatabaseSilent(error)) errors.silence = error;
			tell(message, error);
		},
	};
	return errors;
}

export const renderErrorsContext = createContext<RenderErrors>();
