import { wordFor } from '#domain/moderation/report-options.ts';
import { formatMoment, nameOf, type Write } from '#mail/letter.ts';

/** The acknowledgement of a report (Article 16 of the Digital Services Act). Nothing that the reporter wrote is in it. */
export const writeReportReceived: Write<'report-received'> = (data, { companyName, origin, supportAddress }) => ({
	subject: `${companyName} has received your report ${data.reference}`,
	preview: 'An editor will read it. You will be told the decision.',
	heading: 'We have received your report',
	name: nameOf(data),
	paragraphs: [
		`Your report of a ${wordFor(data.reported)}${data.course && ` of ${data.course}`} reached us on ${formatMoment(data.at)}. Its number is ${data.reference}.`,
		'An editor will read it together with what was reported. No report leads to a removal by machine. You will get a letter with the decision, its ground and how to object to it.',
	],
	notes: [
		`If you did not report anything, write to ${supportAddress}: somebody has used your address.`,
		`How we decide: ${origin}/moderation`,
	],
});
