import type { courses } from '#database/schema/catalogue.ts';
import { ASPECTS } from '../reviews/aspects.ts';
import { HANDICAP_BANDS } from '../reviews/handicap-band.ts';
import { RATING_RULES } from '../reviews/rating/rating-rules.ts';
import { type CardRow, toCard } from './cards.ts';
import { plausiblePar, plausibleType } from './kinds.ts';
import type { CourseDetails } from './shapes.ts';
import { toldFacts } from './told-facts.ts';

type CourseRow = typeof courses.$inferSelect & Pick<CardRow, 'golferPhotograph'>;

/** What is told of a course besides its own row; nothing where nobody asked. */
type Beside = Partial<Pick<CourseDetails, 'partnerLinks' | 'regionPage' | 'club'>>;

/** A row as pages print it. */
export function toDetails(
	row: CourseRow,
	{ partnerLinks = [], regionPage = null, club = null }: Beside = {},
): CourseDetails {
	return {
		...toCard(row),
		...toldFacts(row),
		par: plausiblePar(row.kind, row.par, row.holes),
		regionName: row.regionName,
		regionPage,
		club,
		type: typeOf(row),
		facilities: row.facilities ?? [],
		factSources: row.factSources,
		season: row.seasonFrom && row.seasonTo ? { from: row.seasonFrom, to: row.seasonTo } : null,
		greenFee:
			row.greenFeeMinor && row.greenFeeCurrency
				? { minor: row.greenFeeMinor, currency: row.greenFeeCurrency, checked: row.greenFeeChecked }
				: null,
		closedOn: row.closedOn,
		partnerLinks,
		histogram: row.ratingHistogram,
		mean: row.ratingMean,
		newestPlayed: row.ratingNewest,
		aspects: ASPECTS.flatMap((aspect) => {
			const summary = row.aspects[aspect];
			return summary && summary.count >= RATING_RULES.aspectsFrom ? [{ aspect, ...summary }] : [];
		}),
		bands: HANDICAP_BANDS.flatMap((band) => {
			const summary = row.bandRatings[band];
			return summary && summary.count >= RATING_RULES.aspectsFrom ? [{ band, ...summary }] : [];
		}),
		source: row.source,
	};
}

/** "18 holes, par 72" from what is known of it; null where neither number is. */
function typeOf(row: CourseRow): string | null {
	const told = plausibleType(row.kind, row.type, row.holes);
	if (told) return told;
	const par = plausiblePar(row.kind, row.par, row.holes);
	const parts = [row.holes ? `${row.holes} holes` : null, par ? `par ${par}` : null].filter(Boolean);
	return parts.length > 0 ? parts.join(', ') : null;
}
