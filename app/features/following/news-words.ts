import { saidToldText } from '#domain/conditions/said.ts';
import type { NewsItem } from '#domain/following/news.ts';
import { formatDate } from '../../lib/format/format-day.ts';
import { announcementText } from '../announcements/announcement-words.ts';

/** What a piece of news says in a line of text, who says it, and what follows it; for feeds and letters. */
export function newsWords(item: NewsItem): { title: string; by: string; text: string } {
	const { name, location, land } = item.course;
	const course = [name, location, land].filter(Boolean).join(', ');
	switch (item.kind) {
		case 'review':
			return { title: `${course}: ${item.rating} out of 10`, by: item.by.name, text: item.text };
		case 'answer':
			return {
				title: item.own ? `The club of ${course} answers your review` : `The club of ${course} answers a review`,
				by: name,
				text: item.text,
			};
		case 'round':
			return {
				title: `${item.by.name} played ${course}`,
				by: item.by.name,
				text: item.grade === null ? '' : `Grade: ${item.grade} out of 10`,
			};
		case 'conditions':
			return {
				title: `${course} on ${formatDate(item.day)}: ${saidToldText(item.told)}`,
				by: item.byMember ? 'A golfer' : 'A visitor',
				text: '',
			};
		case 'announcement':
			return {
				title: `${course}: ${announcementText(item.announced)}`,
				by: item.announced.byEditor ? 'Fescue' : `The club of ${name}`,
				text: '',
			};
		case 'course':
			return { title: `New: ${course}`, by: 'Fescue', text: '' };
	}
}
