import { sql } from 'drizzle-orm';
import type { Database } from '#database/client.ts';
import { chooseTwin } from '#domain/catalogue/twins/choose.ts';
import type { Likeness } from '#domain/catalogue/twins/compare-names.ts';
import { type Known, toldBy } from './known.ts';
import { askedFor, listCandidates, readingOnce } from './match.ts';
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
			for (const twins of await twinsOf(tx, rows)) {
				const key = `${twins.courseId} ${twins.twinId}`;
				const other = found.get(key);
				// Each of the two is looked at: what is doubtful from one side is not sure.
				found.set(key, { ...twins, isSure: twins.isSure && other?.isSure !== false });
			}
			after = rows.at(-1)?.target ?? after;
			more = rows.length === PAGE;
			looked += rows.length;
			onPage(looked);
		}
		return [...found.values()];
	});
}

async function twinsOf(tx: Database, page: readonly Known[]): Promise<FoundTwins[]> {
	const around = await listCandidates(
		tx,
		page.map((known) => ({
			course: { country: known.country ?? '', latitude: known.latitude, source: '', sourceId: '' },
			asked: askedFor(toldBy(known), known),
		})),
	);
	const readCandidate = readingOnce();
	return page.flatMap((known, row): FoundTwins[] => {
		const others = (around.get(row) ?? []).filter(({ target }) => target !== known.target);
		const { candidate } = readCandidate(known);
		const choice = chooseTwin(
			candidate,
			others.map((other) => readCandidate(other).candidate),
		);
		if (choice.kind === 'different') return [];
		const pairs = choice.kind === 'sure' ? [choice] : choice.others;
		return pairs.map(({ target, judgement: { likeness } }) => ({
			courseId: Math.min(known.target, target),
			twinId: Math.max(known.target, target),
			...{ isSure: choice.kind === 'sure', likeness },
		}));
	});
}
