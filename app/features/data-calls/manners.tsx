import { CATALOGUE_LICENCE } from '#domain/catalogue/credits.ts';
import { paths } from '../../lib/paths.ts';
import type { Term } from '../../ui/terms.tsx';

const PARTNERS_MAY = 'read 20,000 times an hour and send 600 reviews a minute';

/** How calls are made, so that they go on working for everybody. */
export const mannersOf = (mostItems: number): Term[] => [
	{
		name: 'Long lists',
		words: (
			<>
				At most {mostItems} items come at once. Follow <code>next</code> until it is null; it is an address, with a
				cursor in it that nobody needs to understand.
			</>
		),
	},
	{
		name: 'Asking again',
		words: (
			<>
				Each answer has an <code>ETag</code> and is good for a minute; courses that have changed are told anew each
				time. Send it back in <code>If-None-Match</code>: while nothing has changed you get 304 and no bytes.
			</>
		),
	},
	{
		name: 'Limits',
		words: (
			<>
				Each network may read 600 times an hour and submit 30 times a minute. <code>RateLimit</code> says what is left
				at the server that answers; with 429 <code>Retry-After</code> says for how many seconds to wait.
			</>
		),
	},
	{
		name: 'Partners',
		words: (
			<>
				A server that calls for many users is one network to us: their calls share its limits, and reviews that come
				from it are held for an editor after the first few of a day. With a partner’s key, sent as{' '}
				<code>X-Partner-Key</code>, it may {PARTNERS_MAY}. With each review <code>X-Partner-User</code> says who of your
				users wrote it, by a name of your own for them, which we keep as a hash alone: then they are told apart as if
				each came from home. <a href={paths.contact()}>Ask us for a key</a>
			</>
		),
	},
	{
		name: 'Errors',
		words: (
			<>
				Refusals are <code>application/problem+json</code> (RFC 9457) with a status, a title, a detail that says what is
				right, and the <code>field</code> that was not. A submitted review is answered with <code>success</code>, true
				or false.
			</>
		),
	},
	{
		name: 'Licence',
		words: (
			<>
				Facts of courses are under the <a href={CATALOGUE_LICENCE.address}>{CATALOGUE_LICENCE.fullName}</a>, as the{' '}
				<code>Link</code> of each answer that has some says: use them, say where they are from (
				<code>fact_sources</code> names it), and share what you make of them alike. Reviews and photographs are their
				authors’, and under no licence: show them as the calls give them, with the names they bear and this site as the
				source. <a href={paths.data()}>All courses as a file, and where each fact is from</a>
			</>
		),
	},
	{
		name: 'Other sites',
		words:
			'Pages of any site may read, whatever harmless headers they send, and show the pictures (CORS). Programs, our own pages, and those of apps that we know may submit.',
	},
	{
		name: 'Names',
		words: (
			<>
				A visitor’s name stands at the end of <code>content</code> as “ - Review by Name”. Split the last one off; what
				is before it is the text. Members have a <code>profile</code>, and a <code>user_id</code> only if they have made
				their page public: it is their handle, never a number of ours.
			</>
		),
	},
	{
		name: 'What you do not get',
		words:
			'Sample reviews, ratings with samples in them, and places in the ranking that come of those: they are invented. What the course dialog prints as typical is null, because nobody has told us the real values.',
	},
];

const NOTICE_MONTHS = 6;

/** What programs may rely on. */
export const STABILITY: Term[] = [
	{
		name: 'Version',
		words: (
			<>
				This is version 1, as <code>info.version</code> of the OpenAPI description says. There is one at a time, at
				these addresses.
			</>
		),
	},
	{
		name: 'What may come at any time',
		words:
			'New calls, new fields in answers, new parameters that may be left out, new choices of a field such as a kind of place, and other words in messages. Write programs that pass over what they do not know.',
	},
	{
		name: 'What does not change within a version',
		words:
			'The name, type and meaning of a field, the address of a call, what it is asked with, its status codes, and that a cursor from an answer goes on from there.',
	},
	{
		name: 'How an end is announced',
		words: (
			<>
				A call or field that shall go is named here with its last day, {NOTICE_MONTHS} months ahead or more, and marked{' '}
				<code>deprecated</code> in the OpenAPI description. A version 2 would stand beside this one for as long.
			</>
		),
	},
];
