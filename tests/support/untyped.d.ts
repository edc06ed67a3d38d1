/** Libraries of the tests that come without types: what we use of them. */

declare module '@adobe/structured-data-validator' {
	type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; path: unknown };
	const Validator: new () => { validate(data: unknown): Promise<Issue[]> };
	export = Validator;
}

declare module '@marbec/web-auto-extractor' {
	/** Gives items by their type. */
	const Extractor: new (options: {
		addLocation: boolean;
	}) => { parse(html: string): { jsonld: Record<string, unknown[]> } };
	export = Extractor;
}
