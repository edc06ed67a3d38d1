import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { chooseTwin } from '#domain/catalogue/twins/choose.ts';
import type { Likeness } from '#domain/catalogue/twins/compare-names.ts';
import { readTold } from '#domain/catalogue/twins/judged.ts';
import { type Known, toldBy } from './known.ts';
import { askedFor, listCandidates } from './match.ts';
import { readRegions } from './regions.ts';
import { openStaging } from './staging.ts';

const PAGE = 500;

/** Two courses of the catalogue that are one, or may be one. `courseId` is the lower of both ids. */
export type FoundTwins = { courseId: number; twinId: number; isSure: boolean; likeness: Likeness };

/**
 * Looks through the whole catalogue for courses that stand there twice, each pair once, in the order of their ids. Nothing is
 * changed. `onPage` is told how many courses have been looked at.
 */
export async function findTwins(db: Database, onPage: (courses: number) => void = () => {}): Promise<FoundTwins[]> {
	return db.transaction(async (transaction) => {
		// A transaction answers everything that is asked of a database here.
		const tx = transaction as unknown as Database;
		await openStaging(tx, await readRegions(tx));
		const found = new Map<string, FoundTwins>();
		let looked = 0;
		for (let after = 0, more = true; more; ) {
			const { rows } = await tx.execute<Known>(sql`
				select * from import_known where target > ${after} and country is not null order by target limit ${PAGE}`);
			for (const twins of await twinsOf(tx, rows)) found.set(`${twins.courseId} ${twins.twinId}`, twins);
			after = rows.at(-1)?.target ?? after;
			more = rows.length === PAGE;
			looked += rows.length;
			onPage(looked);
		}
		return [...found.values()];
	});
}

async function twinsOf(tx: Database, page: readonly Known[]): Promise<FoundTwins[]> {
	const asked = page.map((known) => ({ ...known, asked: askedFor(toldBy(known)) }));
	const around = await listCandidates(
		tx,
		asked.map(({ country, latitude, asked: box }) => ({
			course: { country: country ?? '', latitude, source: '', sourceId: '' },
			asked: box,
		})),
	);
	return page.flatMap((known, row): FoundTwins[] => {
		const others = (around.get(row) ?? []).filter(({ target }) => target !== known.target);
		const candidates = others.map((other) => ({ target: other.target, ...readTold(toldBy(other)) }));
		const choice = chooseTwin(readTold(toldBy(known)), candidates);
		if (choice.kind === 'different') return [];
		const pairs = choice.kind === 'sure' ? [choice] : choice.others;
		return pairs.map(({ target, judgement: { likeness } }) => ({
			courseId: Math.min(known.target, target),
			twinId: Math.max(known.target, target),
			...{ isSure: choice.kind === 'sure', likeness },
		}));
	});
}
