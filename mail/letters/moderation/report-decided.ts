import { wordFor } from '#domain/moderation/report-options.ts';
import { GROUNDS } from '#domain/shared/desk/grounds.ts';
import { nameOf, type Write } from '#mail/letter.ts';

type Decided = Parameters<Write<'report-decided'>>[0];

/** The decision about a report: outcome, ground, and how to object. */
export const writeReportDecided: Write<'report-decided'> = (data, { companyName, origin, supportAddress, appeal }) => {
	const { course, reference, words } = data;
	const reported = wordFor(data.reported);
	const what = course ? `the ${reported} of ${course}` : `the ${reported}`;
	return {
		subject: `${companyName} has decided about your report ${reference}`,
		preview: data.outcome === 'upheld' ? 'Your report was upheld.' : 'Your report was not upheld.',
		heading: data.outcome === 'upheld' ? 'Your report was upheld' : 'Your report was not upheld',
		name: nameOf(data),
		paragraphs: [
			`An editor has read your report ${reference} together with ${what}. No machine took part in the decision.`,
			verdict(data),
			...(words ? [`The editor’s words: ${words}`] : []),
		],
		notes: [
			appeal
				? `You can object within six months, free of charge: say at ${appeal} why you think the decision is wrong. Another editor will look at it.`
				: `You can object within six months, free of charge: write to ${supportAddress}, name the number ${reference} and say why you think the decision is wrong. Another editor will look at it.`,
			`You may also turn to a certified out-of-court dispute settlement body or to a court. More about both: ${origin}/moderation#how-to-object`,
		],
	};
};

function verdict({ outcome, reported, ground }: Decided): string {
	if (outcome === 'dismissed') return 'It stays as it is: we found none of the grounds on which we remove something.';
	const effect = reported === 'course' ? 'We have put right what you reported.' : 'It no longer stands on the site.';
	return ground ? `${effect} The ground: ${GROUNDS[ground]}.` : effect;
}
