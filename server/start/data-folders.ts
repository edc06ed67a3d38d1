import { requireDataFolder } from '#database/data-folder.ts';
import { pictureFolders } from '../pictures/pictures.ts';
import type { Config } from '../settings/config.ts';

/** Throws a `Refusal` where a folder that the site writes to, whatever its database, cannot be used. */
export async function requireDataFolders(config: Pick<Config, 'dataDirectory' | 's3'>): Promise<void> {
	const { temporary, stored } = pictureFolders(config.dataDirectory);
	for (const folder of [config.dataDirectory, temporary, ...(config.s3 ? [] : [stored])])
		await requireDataFolder(folder);
}
