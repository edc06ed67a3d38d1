import { z } from 'zod';
import { failure, type Result, success } from '#domain/shared/result.ts';
import { emailAddress } from '#domain/shared/text/email.ts';
import { CONTACT_CATEGORIES } from '#domain/support/options.ts';
import { type Bucket, bucketOf, bucketSettings, missingOfBucket } from './bucket-settings.ts';
import { type CdnAccount, cdnOf, cdnSettings, missingOfCdn } from './cdn-settings.ts';
import { databaseSettings, missingOfReplica } from './database-settings.ts';
import { appOriginsSetting, isOrigin, socialSetting, splitList } from './list-settings.ts';
import { type MapStyle, mapSettings, mapStyleOf, wrongOfMapStyle } from './map-settings.ts';
import { clashOfPorts, metricsSettings } from './metrics-settings.ts';
import { SIGNING_KEY_COMMAND, secretSettings } from './secret-settings.ts';
import { worldSettings } from './world-settings.ts';

/** The installation's settings, read once at the start. Sizes and times carry their unit in their name. */
export type Config = {
	/** Local installations may show sample content and speak plain http; production ones may not (decision X2). */
	mode: 'local' | 'production';
	port: number;
	host: string;
	/** scheme://host[:port] without a slash at the end; every absolute address is built from it, never from a request. */
	origin: string;
	/** Of the apps whose pages may call the accounts service and members' calls from a browser. */
	appOrigins: readonly string[];
	/** An outside PostgreSQL; null: the site starts its own. */
	databaseUrl: string | null;
	/** A streaming standby of it, from which public pages may be read; null: there is none. */
	databaseReplicaUrl: string | null;
	poolSize: number;
	dataDirectory: string;
	/** Signs stamps. Null on a local installation: one is made up and kept in the data folder. */
	secret: string | null;
	/** False, the number of proxies in front, or their addresses. */
	trustProxy: false | number | string[];
	logLevel: (typeof LOG_LEVELS)[number];
	/** Signs access tokens; a private P-256 key, base64 of PKCS #8. Null on a local installation: one is made up and kept. */
	signingKey: string | null;
	/** The one before it, while tokens signed with it may be about. */
	formerKey: string | null;
	/** Where letters are handed over. Null on a local installation: they are laid in the data folder. */
	smtpUrl: string | null;
	/** The sender of letters: an address, or `Name <address>`. */
	mailFrom: string;
	/** Encrypts backups; 32 bytes, or null: they are not encrypted. */
	backupKey: Buffer | null;
	/** The bucket for pictures; null: they lie in the data folder. */
	s3: Bucket | null;
	/** Where figures are told to Prometheus; null: nowhere. */
	metricsPort: number | null;
	metricsHost: string;
	/** The collector that traces are sent to (OTLP over HTTP); null: there are none. */
	tracesTo: string | null;
	/** The Overpass server that courses are fetched from. */
	overpassUrl: string;
	/** The operator's own style of the maps; null: they are drawn by the site alone. */
	mapStyle: MapStyle | null;
	drainSeconds: number;
	pageCacheMegabytes: number;
	pageFreshSeconds: number;
	/** How long a CDN in front may keep a page; 0 where it is not told of changes. */
	sharedCacheSeconds: number;
	/** The CDN that is told of changes; null: there is none, or it is not told. */
	cdn: CdnAccount | null;
	companyName: string;
	companyAddress: string;
	mailDomain: string;
	/** Where a reader's message goes, by its category. */
	contactMailboxes: ContactMailboxes;
	socialLinks: { name: string; url: string }[];
};

export type ContactMailboxes = Record<keyof typeof CONTACT_CATEGORIES, string>;

type ConfigFailure = { kind: 'bad-setting'; message: string };

/** Good for looking at letters; no mail server would take one from it. */
const USUAL_MAIL_DOMAIN = 'fescue.example';
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const whole = (least: number, most: number) => {
	const error = `must be a whole number from ${least} to ${most}`;
	return z
		.string()
		.regex(/^\d{1,9}$/, { error })
		.transform(Number)
		.pipe(z.number({ error }).min(least, { error }).max(most, { error }));
};
const word = (most: number) => z.string().max(most, { error: `must have at most ${most} characters` });

const originSetting = z
	.string()
	.refine(isOrigin, { error: 'must be scheme://host or scheme://host:port, such as https://golf.example' });

const trustProxySetting = z
	.string()
	.regex(/^(\d{1,2}|[\da-fA-F.:/]+(\s*,\s*[\da-fA-F.:/]+)*)$/, {
		error: 'must be the number of proxies in front, or their addresses with commas between',
	})
	.transform((text) => (/^\d{1,2}$/.test(text) ? Number(text) || (false as const) : splitList(text)));

const mailboxesSetting = z.string().transform((text, context): Partial<ContactMailboxes> => {
	const pairs = splitList(text).map((pair) => pair.split('=').map((part) => part.trim()));
	for (const [category = '', address] of pairs) {
		if (Object.hasOwn(CONTACT_CATEGORIES, category) && emailAddress.safeParse(address).success) continue;
		const message = `must be category=address pairs with commas between; the categories are ${Object.keys(CONTACT_CATEGORIES).join(', ')}`;
		context.addIssue({ code: 'custom', message });
	}
	return Object.fromEntries(pairs);
});

const smtpSetting = z.string().refine((text) => /^smtps?:\/\//.test(text) && URL.canParse(text), {
	error: 'must be smtp://user:password@host:587 or smtps://user:password@host:465',
});

const dataFolder = z.string().default('./data');
const modeSetting = z.enum(['local', 'production'], { error: 'must be local or production' }).default('local');

/** Every setting by the name of its environment variable; `.env.example` has the same names. */
export const settingsSchema = z.object({
	FESCUE_MODE: modeSetting,
	PORT: whole(0, 65_535).default(3000),
	HOST: word(255).optional(),
	ORIGIN: originSetting.optional(),
	APP_ORIGINS: appOriginsSetting.default([]),
	...databaseSettings,
	POOL_SIZE: whole(1, 500).default(10),
	DATA_DIRECTORY: dataFolder,
	...secretSettings,
	...metricsSettings,
	SMTP_URL: smtpSetting.optional(),
	MAIL_FROM: z
		.string()
		.regex(/^(?:[^<>"\r\n]{1,60} <)?[^\s<>@]{1,64}@[^\s<>@]{1,190}>?$/, {
			error: 'must be an address, or: Name <address>',
		})
		.optional(),
	...bucketSettings,
	...worldSettings,
	...mapSettings,
	TRUST_PROXY: trustProxySetting.default(false),
	LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
	DRAIN_SECONDS: whole(0, 300).optional(),
	PAGE_CACHE_MEGABYTES: whole(1, 65_536).default(32),
	PAGE_FRESH_SECONDS: whole(1, 86_400).default(300),
	SHARED_CACHE_SECONDS: whole(0, 86_400).default(0),
	...cdnSettings,
	COMPANY_NAME: word(100).default('Fescue'),
	COMPANY_ADDRESS: word(200).default('Fescue, Stockholm, Sweden'),
	MAIL_DOMAIN: z
		.string()
		.regex(/^[a-z\d-]+(\.[a-z\d-]+)+$/i, { error: 'must be a domain such as golf.example' })
		.default(USUAL_MAIL_DOMAIN),
	CONTACT_MAILBOXES: mailboxesSetting.default({}),
	SOCIAL_LINKS: socialSetting.default([]),
});

type Settings = z.output<typeof settingsSchema>;

/**
 * Reads the settings from the environment. An empty variable counts as missing. Fails with one line that names the
 * variable and says what is right; the line never repeats the value, which may be a secret.
 */
export function readConfig(env: NodeJS.ProcessEnv): Result<Config, ConfigFailure> {
	const given = Object.fromEntries(
		Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
	);
	const parsed = settingsSchema.safeParse(given);
	if (!parsed.success) {
		const [issue] = parsed.error.issues;
		return badSetting(`${issue?.path[0]?.toString() ?? 'The environment'} ${issue?.message ?? 'cannot be read'}`);
	}
	const settings = parsed.data;
	const missing =
		missingOfBucket(settings) ??
		missingOfCdn(settings) ??
		missingOfReplica(settings) ??
		clashOfPorts(settings) ??
		wrongOfMapStyle(settings, settings.ORIGIN) ??
		(settings.FESCUE_MODE === 'production' ? missingInProduction(settings) : null);
	if (missing) return badSetting(missing);
	return success(toConfig(settings));
}

/** What a production installation cannot do without, in one line; null where it has everything. */
function missingInProduction(settings: Settings): string | null {
	if (!settings.SECRET) return 'SECRET must be set in production; make one with: openssl rand -base64 48';
	if (!settings.ORIGIN?.startsWith('https://')) {
		return 'ORIGIN must be set in production to the https address of the site, such as https://golf.example';
	}
	if (!settings.AUTH_SIGNING_KEY) {
		return `AUTH_SIGNING_KEY must be set in production; make one with: ${SIGNING_KEY_COMMAND}`;
	}
	if (settings.MAIL_DOMAIN === USUAL_MAIL_DOMAIN) {
		return 'MAIL_DOMAIN must be set in production to the domain that letters come from, such as golf.example';
	}
	if (!settings.SMTP_URL) return 'SMTP_URL must be set in production, such as smtps://user:password@mail.example:465';
	return null;
}

function toConfig(settings: Settings): Config {
	const production = settings.FESCUE_MODE === 'production';
	return {
		mode: settings.FESCUE_MODE,
		port: settings.PORT,
		host: settings.HOST ?? (production ? '0.0.0.0' : 'localhost'),
		origin: settings.ORIGIN ?? `http://localhost:${settings.PORT}`,
		appOrigins: settings.APP_ORIGINS,
		databaseUrl: settings.DATABASE_URL ?? null,
		databaseReplicaUrl: settings.DATABASE_REPLICA_URL ?? null,
		poolSize: settings.POOL_SIZE,
		dataDirectory: settings.DATA_DIRECTORY,
		secret: settings.SECRET ?? null,
		trustProxy: settings.TRUST_PROXY,
		logLevel: settings.LOG_LEVEL,
		signingKey: settings.AUTH_SIGNING_KEY ?? null,
		formerKey: settings.AUTH_FORMER_KEY ?? null,
		smtpUrl: settings.SMTP_URL ?? null,
		mailFrom:
			settings.MAIL_FROM ?? `${settings.COMPANY_NAME.replace(/[<>"\r\n]/g, '')} <no-reply@${settings.MAIL_DOMAIN}>`,
		s3: bucketOf(settings),
		backupKey: settings.BACKUP_KEY ?? null,
		metricsPort: settings.METRICS_PORT ?? null,
		metricsHost: settings.METRICS_HOST,
		tracesTo: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
		overpassUrl: settings.OVERPASS_URL,
		mapStyle: mapStyleOf(settings),
		drainSeconds: settings.DRAIN_SECONDS ?? (production ? 3 : 0),
		pageCacheMegabytes: settings.PAGE_CACHE_MEGABYTES,
		pageFreshSeconds: settings.PAGE_FRESH_SECONDS,
		sharedCacheSeconds: settings.SHARED_CACHE_SECONDS,
		cdn: cdnOf(settings),
		companyName: settings.COMPANY_NAME,
		companyAddress: settings.COMPANY_ADDRESS,
		mailDomain: settings.MAIL_DOMAIN,
		contactMailboxes: mailboxesOf(settings),
		socialLinks: settings.SOCIAL_LINKS,
	};
}

function mailboxesOf({ MAIL_DOMAIN, CONTACT_MAILBOXES }: Settings): ContactMailboxes {
	const [info, support] = [`info@${MAIL_DOMAIN}`, `support@${MAIL_DOMAIN}`];
	const usual = { general: info, technical: support, billing: support, feedback: info, business: info };
	return { ...usual, ...CONTACT_MAILBOXES };
}

const badSetting = (message: string) => failure<ConfigFailure>({ kind: 'bad-setting', message });
