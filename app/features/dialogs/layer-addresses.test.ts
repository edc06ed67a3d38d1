import { describe, expect, it } from 'vitest';
import { listAddress } from '../top-rated/list-search.ts';
import { readLayers } from './dialog-data.ts';
import { layerAddresses } from './layer-addresses.ts';

const LIST = { continent: null, country: null, page: 2 };

/** The addresses of the dialogs at an address over the second page of the ranking. */
const at = (address: string) => {
	const layers = readLayers(new URL(address, 'https://golf.test').searchParams);
	return layerAddresses({ ...layers, course: layers.course ?? '' }, (more) => listAddress(LIST, more));
};

describe('where Close of a dialog leads', () => {
	it('is the place in the list below, where no page is named', () => {
		const { closeCourse, reviewOver } = at('/top-rated-courses?page=2&course=hirono');
		expect(closeCourse.href).toBe('/top-rated-courses?page=2#course-hirono');
		expect(closeCourse.isElsewhere).toBe(false);
		const { closeReview } = at(reviewOver(7));
		expect(closeReview.href).toBe('/top-rated-courses?page=2&course=hirono#opens-review-7');
		expect(closeReview.isElsewhere).toBe(false);
	});

	it('is the place on the page that is named, search and all', () => {
		const { closeCourse } = at('/top-rated-courses?course=hirono&back=%2Ffind-course%3Fq%3Dkobe%26view%3Dgrid');
		expect(closeCourse.href).toBe('/find-course?q=kobe&view=grid#course-hirono');
		expect(closeCourse.isElsewhere).toBe(true);
		expect(at('/top-rated-courses?course=hirono&review=7&back=/').closeReview.href).toBe('/#opens-review-7');
	});

	it('is first the dialog of the course, then that page, for a review over it', () => {
		const address = '/top-rated-courses?page=2&course=hirono&back=%2Ffind-course%3Fq%3Dkobe';
		const course = at(address);
		const review = at(course.reviewOver(7));
		expect(review.closeReview.path).toBe(address);
		expect(review.closeReview.isElsewhere).toBe(false);
		expect(at(review.closeReview.path).closeCourse.href).toBe('/find-course?q=kobe#course-hirono');
	});

	it.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'javascript:alert(1)', '/..//evil.example'])(
		'is never another site: %s',
		(back) => {
			const { closeCourse } = at(`/top-rated-courses?course=hirono&back=${encodeURIComponent(back)}`);
			expect(closeCourse.href).toBe('/top-rated-courses?page=2#course-hirono');
		},
	);
});
