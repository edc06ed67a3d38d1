import { z } from 'zod';
import { textUpTo } from './setting-length.ts';

/** A bucket for pictures, of anything that speaks S3. `endpoint` is the address of the service with the bucket at its end. */
export type Bucket = { endpoint: string; region: string; accessKeyId: string; secretAccessKey: string };

const key = textUpTo(200).optional();

/** The settings of a bucket, by the names of their environment variables. */
export const bucketSettings = {
	S3_ENDPOINT: z
		.string()
		.regex(/^https?:\/\/[^/\s]+\/[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, {
			error: 'must be the address of the service and the bucket, such as https://s3.example.com/golf-pictures',
		})
		.optional(),
	S3_REGION: textUpTo(60).default('auto'),
	S3_ACCESS_KEY_ID: key,
	S3_SECRET_ACCESS_KEY: key,
};

type Settings = z.output<z.ZodObject<typeof bucketSettings>>;

/** What a bucket cannot do without, in one line; null where nothing is missing. */
export function missingOfBucket({ S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Settings): string | null {
	if (!S3_ENDPOINT) return null;
	if (!S3_ACCESS_KEY_ID) return 'S3_ACCESS_KEY_ID must be set where S3_ENDPOINT is.';
	return S3_SECRET_ACCESS_KEY ? null : 'S3_SECRET_ACCESS_KEY must be set where S3_ENDPOINT is.';
}

/** The bucket that the settings name, or null where pictures lie in the data folder. */
export function bucketOf(settings: Settings): Bucket | null {
	const { S3_ENDPOINT: endpoint, S3_REGION: region } = settings;
	const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings;
	return endpoint && accessKeyId && secretAccessKey ? { endpoint, region, accessKeyId, secretAccessKey } : null;
}
