/**
 * Words of what somebody types that are no fact of a course, English and Swedish, as `foldText` has them, divided by bars. Words for
 * facts stand with these, as `typed` of their filters in `domain/catalogue/facts/`; names of months are the language's own.
 */

/** What the best of them are first by. */
export const ORDERS = {
	rating:
		'best|top|finest|greatest|top rated|best rated|highest rated|top ranked|bast|basta|topp|topprankade|hogst betyg',
	price: 'cheapest|lowest price|billigast|billigaste',
	distance: 'nearest|closest|narmast|narmaste',
} as const;

/** Before a place: courses around it are meant. */
export const NEAR =
	'near|near to|close to|around|next to|outside|by|nearby|nara|i narheten av|runt|runt om|omkring|kring|vid|utanfor';

/** Before a place: it says where, and no more. */
export const IN = 'in|at|on|of|from|to|in the|around the|near the|i|pa|fran|av|till';

/** Where whoever types is. */
export const HERE =
	'near me|nearby|near here|around me|around here|close to me|close by|in my area|nara mig|i narheten|i min narhet|har i narheten';

/** Before a place: which part of it; nobody knows where that begins. No place is meant by them alone. */
export const COMPASS =
	'north|south|east|west|central|northern|southern|eastern|western|norra|sodra|ostra|vastra|mellersta';

/** Parts of the names of many courses: villages of such a name are not meant by the word alone. */
export const NO_PLACES =
	'hill|hills|bay|lake|lakes|old|new|royal|castle|national|valley|ocean|river|island|beach|grand|king|queen|white|black|red|blue|green|eagle|pine|pines|oak|oaks|point|ridge|creek|run|woods|meadow|plantation|stadium|championship';

/** Before a month. */
export const IN_TIME = 'in|during|for|i|under';

/** Months that are other words too: they are meant after `IN_TIME` alone. */
export const OTHER_WORDS_TOO = 'may|march|mars';

/** Before a price that is the most. */
export const UNDER =
	'under|for under|below|less than|up to|max|maximum|at most|cheaper than|no more than|hogst|upp till|mindre an|billigare an|max';

/** Before a distance that is the farthest. */
export const WITHIN = 'within|less than|inom|mindre an|max';

/** What a currency is called, and what one of it comes to in euros: bands of prices are so wide that a rough one will do. */
export const CURRENCIES = {
	'euro|euros|eur': 1,
	'pound|pounds|gbp|pund': 1.15,
	'dollar|dollars|usd': 0.9,
	'kr|krona|kronor|sek|nok|dkk|kroner': 0.09,
} as const;

/** Signs that stand for one of them. */
export const SIGNS: Readonly<Record<string, string>> = { '€': 'euro', '£': 'pound', $: 'dollar' };

/** Kilometres. */
export const UNITS = {
	'km|kilometre|kilometres|kilometer|kilometers': 1,
	'mile|miles': 1.609,
	mil: 10,
} as const;

/** Numbers in words, before what is counted. */
export const NUMBERS =
	'a|an|one|two|three|four|five|six|seven|eight|nine|ten|en|ett|tva|tre|fyra|fem|sex|sju|atta|nio|tio|some|few|couple';

/** What is counted and asks for nothing: how long somebody stays, how many of the best they want. */
export const COUNTED =
	'day|days|night|nights|week|weeks|weekend|weekends|hour|hours|minutes|round|rounds|golfer|golfers|player|players|dag|dagar|natt|natter|vecka|veckor|helg|timme|timmar|runda|rundor|spelare|best|top';

/** Before the name of who has drawn a course. */
export const DRAWN_BY = 'by|designed by|architect|drawn by|built by|ritad av|ritade av|av|arkitekt';

/** Words that ask for nothing. */
export const EMPTY = `golf|golfing|golfer|golfers|course|courses|club|clubs|golf course|golf courses|resort|resorts|place|places|world|the world|worldwide|anywhere
	|the|a|an|and|or|with|that|which|is|are|have|has|for|my|me|our|us|where|what|who|can|could|i|we|you|to|of|in|at|on|from|per|each
	|play|playing|played|visit|find|show|search|looking|look|want|would|like|need|go|going|book|please|all|any|some|great|good|beautiful|lovely
	|amazing|open|trip|trips|holiday|holidays|vacation|break|getaway|tour|travel|stay|staying|winter sun|weekend|week|day|days|round|rounds|person|green fee|green fees|greenfee|price|prices
	|golfbana|golfbanor|golfbanan|golfbanorna|bana|banor|golfklubb|golfklubbar|klubb|klubbar|golfresa|golfresor|resa|golfsemester|semester
	|och|eller|med|som|ar|har|for|till|i|pa|av|en|ett|den|det|de|var|vad|kan|man|jag|vi|spela|vill|bra|fin|fina|finaste|vacker|vackra|oppen|oppna|oppet|helg|vecka|pris|varlden`;
