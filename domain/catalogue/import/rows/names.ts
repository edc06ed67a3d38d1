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
/** Words that name no course, however many of them stand together. */
const GENERIC = words(`
	golf course courses club gc gk cc hole holes field range ground park de le la el
	klubb golfklubb golfklubben golfklub golfclub golfcourse golfkenttä golfbana golfbanan golfbane golfplatz golfanlage
	campo terrain parcours golfing golfa
	ゴルフ場 ゴルフコース ゴルフ 골프장 골프 골프클럽 高尔夫球场 高爾夫球場 高尔夫 كولف
`);

const UNNAMED = /^((unnamed|un named|unknown|untitled|no ?name|sans nom|ohne namen?|sin nombre)\b|(name|test)$)/;
const HOLE =
	/^((hole|loch|trou|hoyo|buca|hal|green|tee|tee ?box|fairway|bunker|rough)( (no )?\d{1,2}[a-c]?)?|(no )?\d{1,2}(st|nd|rd|th)? (hole|green|tee|fairway)|[hgt] ?\d{1,2}|(hole|loch) \d{1,2} par \d)$/;
const OTHER_GAMES =
	/\b(driving ?range|practice (range|ground|area|green)|golf ?range|putting green|mini ?golf\w*|miniature golf|mini putt|crazy golf|adventure golf|putt putt|dis[ck] ?golf|frisbee ?golf|footgolf|fu(ss|ß)ballgolf|indoor golf|golf simulator|screen golf|swin ?golf)\b/g;
const OTHER_GAMES_ELSEWHERE = /パークゴルフ|練習場|练习场|練習場|연습장|스크린골프|파크골프|ミニゴルフ/;
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
	if (OTHER_GAMES_ELSEWHERE.test(name) || isOtherGame(folded)) return 'not-golf';
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

/** A club that has a range or a mini golf course beside its own still says golf when those words are gone. */
function isOtherGame(folded: string): boolean {
	const rest = folded.replace(OTHER_GAMES, ' ').trim();
	return rest !== folded && (!/golf|links|country club/.test(rest) || isGeneric(rest));
}

function isGeneric(folded: string): boolean {
	return folded.split(/\s+/).every((word) => GENERIC.has(word) || /^\d{1,2}$/.test(word));
}

function words(list: string): ReadonlySet<string> {
	return new Set(list.split(/\s+/).filter(Boolean).map(foldText));
}
