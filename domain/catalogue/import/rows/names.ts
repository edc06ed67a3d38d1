import { foldText } from '#domain/shared/text/fold.ts';
import { LONGEST_IMPORTED, type Refusal } from '../notes.ts';

/** Words that a course's name may carry or leave out and still be the same. */
const CORE_LESS = words(`
	the a of and y et e de la le les del di du des da do van von of
	golf course courses club clubs links country gc gk gcc cc g c k cg ev ry asd
	klubb klubben klub golfklubb golfklubben golfklub golfclub golfcourse golfkenttä golfkentta
	golfbana golfbanan golfbane golfplatz golfanlage golfpark campo terrain parcours
`);
/** Words that tell one course of a club from the next, but not one club from another. */
const VAGUE = words(`
	old new east west north south main championship red blue white yellow gold golden green black silver
	par short executive ladies upper lower hole holes loch first second a b c i ii iii country municipal public
`);
/** What names no course by itself, in any order and number. */
const NOUNS = words(`
	golf golfing golfa course courses club clubs gc gk hole holes loch
	klubb golfklubb golfklubben golfklub golfclub golfcourse golfkenttä golfbana golfbanan golfbane golfplatz golfanlage
	ゴルフ場 ゴルフコース ゴルフ 골프장 골프 골프클럽 高尔夫球场 高爾夫球場 高尔夫 كولف
`);
/** Ordinary words that name a club together with others, but not behind "golf". */
const ADJUNCTS = words('park field range ground');
/** The same in languages that put it into several words. */
const PHRASE =
	/^((el|le|il|o|un|the) )?(campo|campi|terrain|parcours|pole|teren|club|cancha)s?( (de|da|do|di))? golfe?( club)?$|^(parcours|campo|terrain)$/;

const UNNAMED = /^((unnamed|un named|unknown|untitled|no ?name|sans nom|ohne namen?|sin nombre)\b|(name|test)$)/;
const HOLE =
	/^((hole|loch|trou|hoyo|buca|hal|green|tee|tee ?box|fairway|bunker|rough)( (no )?\d{1,2}[a-c]?)?|(no )?\d{1,2}(st|nd|rd|th)? (hole|green|tee|fairway)|[hgt] ?\d{1,2}|(hole|loch) \d{1,2} par \d)$/;
const OTHER_GAMES =
	/\b(driving ?range|practice (range|ground|area|green)|golf ?range|putting green|mini ?golf\w*|miniature golf|mini putt|crazy golf|adventure golf|putt putt|dis[ck] ?golf\w*|frisbee ?golf|footgolf|fu(ss|ß)ballgolf|indoor golf|golf simulator|screen golf|swin ?golf)\b/g;
/** What a course has beside it, where the name is that of the thing itself: "Tuna GC Pro Shop", but not "Tuna Golf & Restaurant". */
const BESIDE_COURSES =
	/(?<!(?:&|\+|,|\b(?:and|und|et|och|og|y|e|with))\s*)\b(?:restaurant|pro[ -]?shop|golf ?(?:shop|store|superstore|outlet)|(?:homeowners?|property owners)['’]? association)$/iu;
/** A German chain of courses, as it is written together and apart. */
const CHAIN =
	/^golf ?range (?!(?:and|und|et|y|im|am|at|academy|center|centre|club|park|facility|golf|driving)\b)(?=\p{L})/u;
const COURSE_WORDS = /golf|links|country club|par ?3|par three|pitch (and |n )?putt|executive|short course/;
const OTHER_GAMES_ELSEWHERE = /パークゴルフ|練習場|练习场|연습장|스크린골프|파크골프|ミニゴルフ/;
const GONE =
	/[([](permanently )?(closed|defunct|abandoned|former|disused|planned|proposed|ferme|geschlossen|stillgelegt|ehemalig\w*|nedlagd|nedlagt|cerrado|chiuso)\b|^(former|abandoned|disused|ehemalig\w*|ancien golf)\b|- (closed|abandoned)$/;

/** Why `name`, already cleaned, is not the name of a golf course, or null. */
export function refuseName(name: string): Refusal | null {
	if (name === '') return 'no-name';
	if (name.length > LONGEST_IMPORTED) return 'name-too-long';
	const folded = foldText(name);
	if ((folded.match(/\p{L}/gu)?.length ?? 0) < 1 || UNNAMED.test(folded)) return 'not-a-name';
	if (HOLE.test(folded)) return 'hole-name';
	if (GONE.test(name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())) return 'closed';
	if (BESIDE_COURSES.test(name) || OTHER_GAMES_ELSEWHERE.test(name) || isOtherGame(folded)) return 'not-golf';
	if ([...folded].length < 2) return 'not-a-name';
	return isGeneric(folded) ? 'generic-name' : null;
}

/** True of "Old Course" and "The Golf Club": right somewhere, but a thousand courses might be called so. */
export function isVague(name: string): boolean {
	const folded = foldText(name);
	const said = coreWords(folded).every((word) => VAGUE.has(word) || /^\d+$/.test(word));
	return said && !/\bcountry club\b/.test(folded);
}

/** Two names with the same core are the same name: "Bro Hof Slott GK" and "Bro Hof Slott Golf Club" → "bro hof slott". */
export function coreName(name: string): string {
	const folded = foldText(name);
	return coreWords(folded).join(' ') || folded;
}

function coreWords(folded: string): string[] {
	return folded.split(' ').filter((word) => !CORE_LESS.has(word));
}

/**
 * True of a name that says range, mini golf or the like as a whole: a club that has one beside its course still says so when those
 * words are gone. "GolfRange München" is one of a chain of courses; "Bob's Golf Range" is a range.
 */
function isOtherGame(folded: string): boolean {
	const said = folded.replace(CHAIN, 'golf ');
	const rest = said.replace(OTHER_GAMES, ' ').trim();
	return rest !== said && (!COURSE_WORDS.test(rest) || isGeneric(rest));
}

function isGeneric(folded: string): boolean {
	if (PHRASE.test(folded)) return true;
	// "18 Hole Golf Course" and "Golf Course 2" say as little as they do without the number; "Club 91 Golf Course" is called so.
	const said = folded
		.replace(/\b\d{1,2} (?=holes?\b|loch\b)/g, '')
		.replace(/ \d{1,2}$/, '')
		.split(/\s+/);
	const rest = said.filter((word) => !NOUNS.has(word));
	return rest.length === 0 || (said[0] === 'golf' && rest.every((word) => ADJUNCTS.has(word)));
}

function words(list: string): ReadonlySet<string> {
	return new Set(list.split(/\s+/).filter(Boolean).map(foldText));
}
