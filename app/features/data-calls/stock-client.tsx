import { MarginPart } from '#app/ui/margin-part.tsx';
import { Code } from './code.tsx';
import { NESTED_REVIEWS } from './course-calls.ts';

/** What the client of the hosted backend finds here that the site was first written for. */
export function StockClient({ example, mostItems }: { example: string; mostItems: number }) {
	return (
		<MarginPart title="The client the specification was written for" id="stock-client">
			<p>
				A program that was written for PostgREST and its client <code>@supabase/supabase-js</code> runs here unchanged,
				with this site’s address and any anonymous key: accounts at <code>/auth/v1</code>, and <code>courses</code>,{' '}
				<code>reviews</code> and <code>profiles</code> at <code>/rest/v1</code>.
			</p>
			<Code label="The stock client">{example}</Code>
			<p>
				There are <code>select</code> of columns and of <code>reviews(…)</code> in courses, the newest {NESTED_REVIEWS}{' '}
				of each; <code>eq</code>, <code>ilike</code>, <code>or</code> of <code>ilike</code>, <code>order</code>,{' '}
				<code>limit</code>, <code>range</code>, <code>count</code> (exact), <code>single</code>,{' '}
				<code>maybeSingle</code>, and <code>insert</code> of a review. Rows are those of the calls below, with their
				limits, at most {mostItems} at once: courses in the order of the ranking unless another is asked for, reviews
				newest first. <code>rating</code> orders as the ranking does, and what has no place in it comes last. A profile
				is looked up by the <code>user_id</code> of a review; members without a public page have their name in{' '}
				<code>content</code>, as visitors have. An inserted review belongs to whoever is signed in, else it is a
				visitor’s; its <code>status</code> says whether it is held. Everything else is refused in PostgREST’s form and
				better done by the calls below.
			</p>
		</MarginPart>
	);
}
