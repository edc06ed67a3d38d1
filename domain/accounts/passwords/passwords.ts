import { timingSafeEqual } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import type { Passwords } from '#domain/shared/account-services.ts';

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane; 15 to 30 ms. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Made of random bytes: nobody knows what it is the hash of. Checking against it takes as long as against any other. */
const NOBODYS_HASH =
	'$argon2id$v=19$m=19456,t=2,p=1$iFspfI8rTR2EOTShn0bxtw$uSX7N4uYvZdOfOamu1Gaeg84tVh/+2WmqbF9iGK3m8Y';

type Wanted = {
	/** Lower case, one a line or element; compared with the password in lower case. */
	common: ReadonlySet<string>;
	/** Lets few hashes run at once: each takes a core and 19 MiB. */
	queue: <Value>(work: () => Promise<Value>) => Promise<Value>;
};

/** Hashing for the whole process. `hash`, `verify` and `find` throw what `queue` throws to those it turns away. */
export function createPasswords({ common, queue }: Wanted): Passwords {
	return {
		hash: (password, salt) => queue(() => hash(password, { ...COST, ...(salt ? { salt } : {}) })),
		verify: (password, known) => queue(async () => (await verify(known ?? NOBODYS_HASH, password)) && known !== null),
		find: (password, known) =>
			queue(async () => {
				const [one = NOBODYS_HASH] = known;
				const salt = Buffer.from(one.split('$')[4] ?? '', 'base64');
				const made = Buffer.from(await hash(password, { ...COST, salt }));
				return known.find((each) => each.length === made.length && timingSafeEqual(Buffer.from(each), made)) ?? null;
			}),
		isCommon: (password) => common.has(password.toLowerCase()),
	};
}
