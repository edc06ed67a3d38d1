/** What accounts need of the process: made once by the server, passed in with every context. */
export type AccountServices = {
	passwords: Passwords;
	accessTokens: AccessTokens;
	/** Lets few sign-ins be at work at once: a hundred leave room for whoever reads. Throws when the line is full. */
	signInLine: <Value>(work: () => Promise<Value>) => Promise<Value>;
};

export type Passwords = {
	/** Argon2id in PHC form, with a salt of 16 bytes or a random one. Waits in line with the others; throws when the line is full. */
	hash: (password: string, salt?: Uint8Array) => Promise<string>;
	/** Whether it is the password of that hash. Null fits no password and takes as long to find out. */
	verify: (password: string, hash: string | null) => Promise<boolean>;
	/** The first of these hashes that is one of the password, or null. They have one salt, and take as long as one. */
	find: (password: string, hashes: readonly string[]) => Promise<string | null>;
	/** One of those that are tried first. */
	isCommon: (password: string) => boolean;
};

/** What an access token says beside its times; named as in the token. */
export type AccessClaims = {
	/** The member's id. */
	sub: string;
	email: string;
	session_id: string;
	app_metadata: Record<string, unknown>;
	user_metadata: Record<string, unknown>;
	/** How the session began, and when, in seconds. */
	amr: { method: string; timestamp: number }[];
};

export type ReadAccessToken = { userId: string; sessionId: string; expiresAt: Date };

export type AccessTokens = {
	/** A signed token that is good from `now` until `expiresAt`. */
	issue: (claims: AccessClaims, now: Date, expiresAt: Date) => Promise<string>;
	/** Whom it names, or null for one that is forged, mangled or expired. Whether the session lives, only its row knows. */
	read: (token: string, now: Date) => Promise<ReadAccessToken | null>;
	/** The public keys as a JWK set: the one that signs and, while keys are changed, the one before. */
	publicKeys: { keys: object[] };
};

/** The tokens of a session that has begun or been renewed. */
export type SessionGrant = {
	accessToken: string;
	refreshToken: string;
	/** The end of the access token, and how long until then. */
	expiresAt: Date;
	seconds: number;
	/** How long until the end of the session, which no renewal moves. */
	sessionSeconds: number;
	/** Kept beyond the end of the browser (decision P2). */
	remember: boolean;
};

/** What has become of the browser's session; the server turns it into cookies. */
export type SessionChange = { kind: 'begun'; grant: SessionGrant } | { kind: 'ended' };
