import { useEffect, useMemo, useState } from 'react';
import type { CourseChoice } from '#domain/catalogue/shapes.ts';
import { REVIEW_MESSAGES } from '#domain/reviews/messages.ts';
import { foldText } from '#domain/shared/text/fold.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../ui/toast-store.ts';

const PAUSE_MILLISECONDS = 150;

type Found = { text: string; choices: CourseChoice[] };

/**
 * The courses for what is typed: `first` for nothing, else the server's answer after a short pause. Until it is there the
 * known ones are narrowed at once, so that what is pointed at always fits what is typed.
 */
export function useCourseChoices(first: CourseChoice[] | null) {
	const [typed, setTyped] = useState('');
	const [found, setFound] = useState<Found | null>(first && { text: '', choices: first });
	const [failed, setFailed] = useState(false);

	useEffect(() => {
		if (typed === '' && first) {
			setFound({ text: '', choices: first });
			return;
		}
		const question = new AbortController();
		const answered = (choices: CourseChoice[]) => {
			setFound({ text: typed, choices });
			setFailed(false);
		};
		const unanswered = () => question.signal.aborted || setFailed(true);
		const timer = setTimeout(() => askServer(typed, question.signal).then(answered, unanswered), PAUSE_MILLISECONDS);
		return () => {
			clearTimeout(timer);
			question.abort();
		};
	}, [typed, first]);

	useEffect(() => {
		if (failed) showToast({ tone: 'destructive', title: 'Error', description: REVIEW_MESSAGES.coursesFailed });
	}, [failed]);

	const choices = useMemo(() => narrow(found, typed), [found, typed]);
	return { choices, failed, loading: found === null && !failed, setTyped };
}

function narrow(found: Found | null, typed: string): CourseChoice[] {
	if (found === null || found.text === typed) return found?.choices ?? [];
	const words = foldText(typed).split(' ');
	return found.choices.filter(({ name, location, country }) => {
		const text = foldText(`${name} ${location} ${country}`);
		return words.every((word) => text.includes(word));
	});
}

async function askServer(text: string, signal: AbortSignal): Promise<CourseChoice[]> {
	const answer = await fetch(paths.courseChoices(text), { signal });
	if (!answer.ok) throw new Error(`course choices answered ${answer.status}`);
	// Our own server's answer, made from this very type.
	return (await answer.json()) as CourseChoice[];
}
