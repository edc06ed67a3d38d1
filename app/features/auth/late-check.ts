import type { Validate } from '#app/lib/forms/use-form-fields.ts';
import type { checks } from './checks.ts';

/** Loads the check of one of the account forms. */
export const lateCheck = (form: keyof typeof checks) => async (): Promise<Validate> =>
	(await import('./checks.ts')).checks[form];
