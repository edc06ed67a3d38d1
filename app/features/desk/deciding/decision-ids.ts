import { MOST_TOGETHER } from '#domain/desk/deciding/alike.ts';
import { isUuid } from '#domain/shared/uuid.ts';

/** The decisions that an address names, one or several that were taken together; none where it names anything else. */
export function readDecisionIds(text: string | null | undefined): string[] {
	const ids = (text ?? '').split(',');
	return ids.length <= MOST_TOGETHER && ids.every(isUuid) ? ids : [];
}

export const writeDecisionIds = (ids: readonly string[]) => ids.join(',');
