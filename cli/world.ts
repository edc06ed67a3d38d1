import { openDatabase } from '#database/client.ts';
import { prepareDatabase } from '#database/prepare.ts';
import { Refusal } from '#database/refusal.ts';
import { COUNTRIES_BY_NAME, getCountry, getCountryBySlug } from '#domain/catalogue/places/countries.ts';
import { progressInWords } from '#domain/catalogue/world/progress-words.ts';
import { requireConfig, runCommand, say } from '#server/start/terminal.ts';
import { fetchWorld } from '#server/world/fetch-world.ts';
import { readArguments } from './arguments.ts';
import { showBar } from './progress-bar.ts';

const USAGE =
	'usage: npm run world, or npm run world -- COUNTRY…, such as SE NO or united-kingdom; it fetches courses from OpenStreetMap';
/** As those of an import; milliseconds. */
const LIMITS = { size: 3, statementTimeout: 3_600_000, waitTimeout: 10_000 };

await runCommand(async () => {
	const codes = readCountries();
	const config = requireConfig();
	const database = await prepareDatabase(config, say, 'tool');
	const { db, pool } = openDatabase(database.url, LIMITS);
	const bar = showBar(process.stderr);
	try {
		const { lines, missing, stopped } = await fetchWorld(
			{ db, pool, config },
			{
				codes,
				onProgress: (progress) =>
					bar.update(() => ({ share: progress.done / progress.total, words: progressInWords(progress) })),
				onPause(words) {
					bar.clear();
					say(words);
				},
			},
		);
		bar.clear();
		for (const line of lines) say(line);
		if (stopped || missing.length > 0) throw new Refusal('Not everything came. Give the command again: it goes on.');
	} finally {
		await pool.end();
		await database.stop();
	}
});

/** The countries that were named by code or by their part of an address, all of them where none was. */
function readCountries(): string[] {
	const { positionals } = readArguments(USAGE, {});
	const named = positionals.map((word) => {
		const country = getCountry(word) ?? getCountryBySlug(word.toLowerCase());
		if (!country) throw new Refusal(`${word} is no code of a country.\n${USAGE}`);
		return country.code;
	});
	return named.length > 0 ? [...new Set(named)] : COUNTRIES_BY_NAME.map(({ code }) => code);
}
