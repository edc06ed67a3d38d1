/**
 * Every letter the site writes and what it prints beside its link. The names are the folders in `mail/`. Nothing here may
 * be secret: it stands in the outbox until some days after the letter has gone.
 */
export type Messages = {
	confirm: Greeting;
	'already-registered': Greeting;
	reset: Greeting;
	'email-change-new': Greeting & { newEmail: string };
	'email-change-old': Greeting & { newEmail: string };
	'password-changed': Greeting & At;
	'new-device': Greeting & At & { device: string };
	'account-deleted': Greeting & At & { reviews: 'deleted' | 'kept' };
	/** Carries a code to type, where the others carry a link. */
	reauthentication: Greeting;
};

/** Empty where the name is not known. */
type Greeting = { firstName: string };
/** When it happened, ISO 8601. */
type At = { at: string };

export type MessageName = keyof Messages;
