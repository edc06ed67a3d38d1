#!/usr/bin/env node
// Makes every printed rating anew from a nightly file of the reviews that count (its address is at /data), with nothing but Node:
//   node recount-ratings.mjs reviews-2026-05-28.csv.gz
// A line a course: the last part of its address, how many reviews count, and its rating as it was printed that night. Before them the
// mean of all grades of each day in the file: as it was used, and as the file's reviews give it. /how-we-rate says what is done here.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

const RULES = { halfLifeMonths: 24, priorWeight: 5, rankedFrom: 3, visitorsOneIn: 3, priorGrades: 200, priorGrade: 6.5 };
const FACTORS = { verified: 1.25, unregistered: 0.5, benefit: 0.5, insider: 0.5, first: 0.5 };
const [DAYS_A_MONTH, MILLISECONDS_A_DAY, STEPS] = [365.2425 / 12, 86_400_000, 2 ** 30];

const [header, ...lines] = gunzipSync(readFileSync(process.argv[2])).toString('utf8').trimEnd().split('\r\n');
const names = header.split(',');
const reviews = lines.map((line) => Object.fromEntries(line.split(',').map((cell, place) => [names[place], cell])));

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

function sumOf(some) {
	const sum = { weight: 0, weighted: 0 };
	for (const { weight, grade } of some) {
		sum.weight += weight;
		sum.weighted += weight * Number(grade);
	}
	return sum;
}

/** With one or two reviews the plain mean; from three on the weighted one, with visitors held to a third and the prior. */
function ratingOf(own) {
	if (own.length < RULES.rankedFrom) return round(own.reduce((sum, { grade }) => sum + Number(grade), 0) / own.length, 4);
	const [all, visitors] = [sumOf(own), sumOf(own.filter(({ account }) => account === 'no'))];
	const members = all.weight - visitors.weight;
	const most = members / (RULES.visitorsOneIn - 1);
	const isCapped = members > 0 && visitors.weight > most;
	const weight = isCapped ? members + most : all.weight;
	const capped = all.weighted - visitors.weighted + (most * visitors.weighted) / visitors.weight;
	const weighted = isCapped ? capped : all.weighted;
	return round((weighted + RULES.priorWeight * Number(own[0].prior)) / (weight + RULES.priorWeight), 4);
}

for (const review of reviews) review.weight = weigh(review);
for (const [day, own] of Map.groupBy(reviews, ({ day }) => day)) {
	const { weight, weighted } = sumOf(own);
	const mean = (weighted + RULES.priorGrades * RULES.priorGrade) / (weight + RULES.priorGrades);
	console.log(`mean of all grades,${day},${own[0].prior},${round(mean, 4)}`);
}
for (const [course, own] of Map.groupBy(reviews, ({ course }) => course))
	console.log(`${course},${own.length},${round(ratingOf(own), 1).toFixed(1)}`);
