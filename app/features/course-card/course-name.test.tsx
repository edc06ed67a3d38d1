import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CourseName, WithCourseName } from './course-name.tsx';

const written = (course: Parameters<typeof CourseName>[0]['course']) =>
	renderToStaticMarkup(<CourseName course={course} />);

describe('the name of a course', () => {
	it('says its language, and its direction where it is from right to left', () => {
		const japan = { code: 'JP', name: 'Japan', slug: 'japan' };
		expect(written({ name: '高室池GC', country: japan })).toBe('<bdi lang="ja">高室池GC</bdi>');
		expect(written({ name: '남춘천CC', country: 'South Korea' })).toBe('<bdi lang="ko">남춘천CC</bdi>');
		expect(written({ name: 'نادي الجولف', countrySlug: 'egypt' })).toBe('<bdi lang="ar" dir="rtl">نادي الجولف</bdi>');
		expect(written({ name: 'Ljunghusen', countrySlug: 'sweden' })).toBe('<bdi>Ljunghusen</bdi>');
	});

	it('says it in the middle of a sentence of ours too', () => {
		const course = { name: '高室池倶楽部', countrySlug: 'japan' };
		const words = `Thank you for your review of ${course.name}`;
		expect(renderToStaticMarkup(<WithCourseName words={words} course={course} />)).toBe(
			'Thank you for your review of <bdi lang="ja">高室池倶楽部</bdi>',
		);
	});

	it('is printed by this component alone', () => {
		const app = path.resolve(import.meta.dirname, '../..');
		const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.tsx'));
		const others = files.filter((name) => {
			const text = readFileSync(path.join(app, name), 'utf8');
			return (
				!name.includes('.test.') &&
				/<bdi>\{(?:\w+\.)*(?:course|topCourse|best|kept|gone)\.name\}|<bdi>\{(?:\w+\.)*courseName\}/.test(text)
			);
		});
		expect(files.length).toBeGreaterThan(200);
		expect(others).toEqual([]);
	});
});
