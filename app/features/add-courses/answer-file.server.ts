import { readFile } from 'node:fs/promises';
import { data } from 'react-router';
import { readPlaceFile } from '#domain/catalogue/matching/files/place-file.ts';
import { PLACE_FILE_LIMITS } from '#domain/catalogue/matching/files/place-file-limits.ts';
import { linesOfPlaces } from '#domain/catalogue/matching/files/place-lines.ts';
import { readLines } from '#domain/catalogue/matching/lines.ts';
import type { DomainContext } from '#domain/shared/context.ts';
import type { Mark } from '../member-actions/mark-words.ts';
import { FILE_MESSAGES, linesWords } from './add-words.ts';
import { check } from './check.server.ts';
import { FILE_FIELD } from './list-fields.ts';
import type { ListAnswer } from './list-steps.ts';

type Asked = { mark: Mark; stamp: string };

/** What becomes of a file: the golf courses among its places are looked up as pasted lines are. It is not kept. */
export async function answerFile(ctx: DomainContext, { mark, stamp }: Asked) {
	const refuse = (error: string) =>
		data<ListAnswer>({ step: 'file', mark, stamp, failed: null, error }, { status: 400 });
	const file = ctx.uploads.find(({ field }) => field === FILE_FIELD);
	if (!file) return refuse(FILE_MESSAGES.missing);
	if (file.trouble === 'no-room') return refuse(FILE_MESSAGES['no-room']);
	if (file.trouble || file.bytes > PLACE_FILE_LIMITS.bytes) return refuse(FILE_MESSAGES['too-large']);
	const read = readPlaceFile(await readFile(file.path));
	if (!read.ok) return refuse(FILE_MESSAGES[read.kind]);
	const { lines, leftOut } = await linesOfPlaces(ctx, read.value);
	const listed = readLines(lines.join('\n'));
	if (!listed.ok) return refuse(listed.kind === 'no-lines' ? FILE_MESSAGES['no-courses'] : linesWords(listed));
	const checked = await check(ctx, listed.value, { mark, stamp });
	return data<ListAnswer>({ ...checked, file: { name: file.name ?? '', leftOut } });
}
