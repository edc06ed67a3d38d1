#!/usr/bin/env node
// Makes every printed rating anew from a nightly file of the reviews that count, with nothing but Node; all files are at /data:
//   node recount-ratings.mjs reviews-2026-05-28.csv.gz decisions-key.pem decisions-2026-05-27.json decisions-2026-05-28.json
// A line a course: the last part of its address, how many reviews count, its printed rating. Before them the mean of all grades of each
// day: as it was used, and as the file gives it. With nights of the log of decisions, none left out: whether each is as it was signed.
import { createHash, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const RULES = { halfLifeMonths: 24, priorWeight: 5, rankedFrom: 3, visitorsOneIn: 3, priorGrades: 200, priorGrade: 6.5 };
const FACTORS = { verified: 1.25, unregistered: 0.5, benefit: 0.5, insider: 0.5, first: 0.5 };
const [DAYS_A_MONTH, MILLISECONDS_A_DAY, STEPS] = [365.2425 / 12, 86_400_000, 2 ** 30];
const [, , reviewFile, keyFile, ...decisionFiles] = process.argv;
const text = gunzipSync(readFileSync(reviewFile)).toString().trimEnd();
const [names, ...lines] = text.split('\r\n').map((line) => line.split(','));
const reviews = lines.map((cells) => Object.fromEntries(cells.map((cell, place) => [names[place], cell])));

/** What a review weighs on the day: half for each 24 months since the round, times its factors. */
function weigh({ day, played, verification, account, ...is }) {
	const months = Math.max(0, (Date.parse(day) - Date.parse(played)) / MILLISECONDS_A_DAY / DAYS_A_MONTH);
	let weight = 2 ** (-months / RULES.halfLifeMonths);
	if (verification !== 'unverified') weight *= FACTORS.verified;
	if (account === 'no') weight *= FACTORS.unregistered;
	for (const name of ['benefit', 'insider', 'first']) if (is[name] === 'yes') weight *= FACTORS[name];
	return Math.round(weight * STEPS) / STEPS;
}

/** Rounds half up; the nudge undoes binary fractions such as 8.05 → 8.0499…. */
const round = (value, decimals) => Math.round(value * 10 ** decimals * (1 + Number.EPSILON)) / 10 ** decimals;
const total = (some, of) => some.reduce((sum, one) => sum + of(one), 0);
const sumOf = (some) => ({ weight: total(some, (r) => r.weight), weighted: total(some, (r) => r.weight * r.grade) });

/** With one or two reviews the plain mean; from three on the weighted one, with visitors held to a third and the prior. */
function ratingOf(own) {
	if (own.length < RULES.rankedFrom) return round(total(own, ({ grade }) => Number(grade)) / own.length, 4);
	const [members, visitors] = ['yes', 'no'].map((is) => sumOf(own.filter(({ account }) => account === is)));
	const most = members.weight / (RULES.visitorsOneIn - 1);
	const isCapped = members.weight > 0 && visitors.weight > most;
	const ofVisitors = isCapped ? (most * visitors.weighted) / visitors.weight : visitors.weighted;
	const weighted = members.weighted + ofVisitors + RULES.priorWeight * Number(own[0].prior);
	return round(weighted / (members.weight + (isCapped ? most : visitors.weight) + RULES.priorWeight), 4);
}

for (const review of reviews) review.weight = weigh(review);
for (const [day, own] of Map.groupBy(reviews, ({ day }) => day)) {
	const { weight, weighted } = sumOf(own);
	const mean = (weighted + RULES.priorGrades * RULES.priorGrade) / (weight + RULES.priorGrades);
	console.log(`mean of all grades,${day},${own[0].prior},${round(mean, 4)}`);
}
for (const [course, own] of Map.groupBy(reviews, ({ course }) => course))
	console.log(`${course},${own.length},${round(ratingOf(own), 1).toFixed(1)}`);

const join = (root, hash) => createHash('sha256').update(`${root}${hash}`).digest('hex');
let last = null;
for (const { day, before, hashes, root, signature } of decisionFiles.map((file) => JSON.parse(readFileSync(file)))) {
	const isSigned = verify(null, Buffer.from(`${day},${root}`), readFileSync(keyFile), Buffer.from(signature, 'base64'));
	const isGood = isSigned && hashes.reduce(join, before) === root && before === (last ?? before);
	console.log(`log of decisions,${day},${hashes.length},${root},${isGood ? 'good' : 'BROKEN'}`);
	last = root;
}
