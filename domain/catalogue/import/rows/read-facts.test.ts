import { expect, it } from 'vitest';
import { tryCourseFile } from '#tests/support/facts/course-files/try-course-file.ts';

/** What a row with these columns beside a name and a country became. */
async function readRow(told: Readonly<Record<string, string>>) {
	const cells = Object.values(told).map((cell) => `"${cell}"`);
	const { rows } = await tryCourseFile(
		`name,country,${Object.keys(told).join(',')}\nHillside Golf Club,SE,${cells.join(',')}\n`,
	);
	const [row] = rows;
	if (typeof row !== 'object') throw new Error(`refused: ${row}`);
	return row;
}

it('takes over facts that few files tell, in our words for them', async () => {
	const description = 'Firm, fast and honest, by the sea, with a wind that never sleeps.';
	const row = await readRow({
		...{ terrain: 'Links', difficulty: 'severe', facilities: 'pro shop; Driving Range', 'price band': '3' },
		...{ 'season from': 'Nov', 'season to': '3', 'course access': 'Visitors welcome' },
		...{ 'green fee': '85,50', 'green fee currency': 'eur', 'green fee checked': '2026-05-02' },
		'course description': description,
	});
	expect(row).toMatchObject({
		...{ terrain: 'links', difficulty: 'Severe', facilities: ['Driving range', 'Pro shop'], priceBand: 3 },
		...{ seasonFrom: 11, seasonTo: 3, access: 'visitors', description, notes: [{ flag: 'no-position' }] },
		...{ greenFee: '85.5', greenFeeCurrency: 'EUR', greenFeeChecked: '2026-05-02' },
	});
});

it.each([
	[{ 'green fee': '85', 'green fee currency': 'EUR' }, 'green fee, of which a part is missing'],
	[{ 'season from': 'April' }, 'season, of which a part is missing'],
	[{ 'season from': 'spring', 'season to': '' }, 'season from spring'],
	[{ facilities: 'Helipad' }, 'facilities Helipad'],
	[{ terrain: 'moon' }, 'terrain moon'],
])('leaves out %j with a word', async (told, detail) => {
	const row = await readRow(told);
	expect(row.notes).toContainEqual({ flag: 'number-dropped', detail });
	expect([row.greenFee, row.seasonFrom, row.facilities, row.terrain]).toEqual([null, null, [], null]);
});

it.each([
	[{ kind: 'Pitch and putt', holes: '18', par: '72' }, 'par 72, of a course of another kind'],
	[{ kind: 'Par-3 course', holes: '9', par: '36' }, 'par 36, of a course of another kind'],
])('leaves out a par that no course of its kind can have, with a word: %j', async (told, detail) => {
	const row = await readRow(told);
	expect(row).toMatchObject({ par: null, holes: Number(told.holes) });
	expect(row.notes).toContainEqual({ flag: 'number-dropped', detail });
});

it('keeps a par of threes', async () => {
	const row = await readRow({ kind: 'Par-3 course', holes: '9', par: '27' });
	expect([row.par, row.notes]).toEqual([27, [{ flag: 'no-position' }]]);
});

it('makes no fact of whether the ground may be walked on', async () => {
	expect(await readRow({ access: 'private', description: 'closed on Mondays' })).toMatchObject({
		...{ access: null, description: null },
	});
});
