import { describe, expect, it } from 'vitest';
import { wholeReads } from './whole-reads.ts';

const TABLES = ['courses', 'profiles', 'reviews'];

describe('the check of the plans', () => {
	it('sees a table that is read from end to end, with and without another name for it, alone or in parallel', () => {
		expect(wholeReads('Limit\n  ->  Seq Scan on reviews\n', TABLES)).toEqual(['reviews']);
		expect(wholeReads('Seq Scan on reviews', TABLES)).toEqual(['reviews']);
		expect(wholeReads('->  Seq Scan on courses c\n->  Parallel Seq Scan on profiles', TABLES)).toEqual([
			'courses',
			'profiles',
		]);
	});

	it('passes what is read by an index, and tables that are not among the large ones', () => {
		expect(wholeReads('Index Scan using reviews_of_course on reviews', TABLES)).toEqual([]);
		expect(wholeReads('->  Seq Scan on review_versions\n->  Seq Scan on club_answers', TABLES)).toEqual([]);
	});
});
