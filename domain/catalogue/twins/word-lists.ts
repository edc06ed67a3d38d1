import { foldText } from '#domain/shared/text/fold.ts';

/** Words that a course's name may carry or leave out and still be the same, as `canonicalWord` writes them. */
export const SILENT = words(`
	the a of and y et e de d la l le les del dell di du des da do das dos van von der dem den of at im in am auf af pa
	los las el
	golf golfing course courses club clubs gc gk gcc cc g c k cg ev v ry asd srl gmbh ab as oy spa sa ltd inc kg
	klubb klubben klub golfklubb golfklubben golfklub golfclub golfcourse golfkentta golfbana golfbanan golfbane golfbanor
	golfplatz golfplatze golfanlage golfpark golfresort golfhotel golfbaan golfverein kurs platz
	campo campi terrain parcours circolo associazione clube kelab padang cclub countryclub country landclub pole igraliste
	golfa klubs golfo klubas igrisce cancha canchas clubhouse accueil clwb golff campestre dan desa
	golfovy golfove hriste areal klubi golfiklubi golfikeskus padang lapangan
	en und och og ja ve dem
	golfklubbur kulubu sahasi golfowe golfowy golfzentrum golfgelande golfcentrum golfkeskus kentta
	center resort hotel estate complex golfe golfovi 18 eighteen
	championship championshipcourse main master meisterschaftsplatz natjecateljsko
`);

/** What clubs and resorts add to their names and leave out again: without them the name is the same. */
export const OPTIONAL = words(`
	villa yacht tennis lodge inn marina racquet wellness casino residence marriott hilton sheraton kempinski westin hyatt
	radisson novotel sofitel fairmont omni jw racv iberostar
`);

/** Words that tell one course of a club from the next. Several words of one meaning have one mark. */
const MARK_WORDS: Readonly<Record<string, string>> = {
	old: 'old gamla alter alte vieux viejo vieja vecchio antico oude velho',
	new: 'new nya neuer neue nouveau nuevo nueva nuovo nieuwe novo',
	north: 'north nord norra norte nordre northern',
	south: 'south sud sur sodra sul sondre southern zuid',
	east: 'east est ost ostra este leste ostre eastern oost',
	west: 'west ouest vastra oeste ovest vestre western',
	red: 'red rot rouge rojo rosso roda rod rood',
	white: 'white weiss blanc blanco bianco vit',
	blue: 'blue blau bleu azul blu bla blauw',
	yellow: 'yellow gelb jaune amarillo giallo gul geel',
	gold: 'gold golden',
	green: 'green vert verde gron groen',
	black: 'black schwarz noir negro nero svart',
	silver: 'silver',
	upper: 'upper obere haut alto',
	lower: 'lower untere bas',
	no1: 'no1 one 1',
	no2: 'no2 ii second two 2',
	no3: 'no3 iii third three 3',
	no4: 'no4 iv fourth four 4',
	no5: 'no5 fifth five',
	no6: 'no6',
	nine: 'holes9 nine 9',
	six: 'holes6 holes3 holes4 holes5',
	executive: 'executive',
	short: 'parthree pitchputt short kurzplatz kompaktplatz korthalsbana compact',
	children: 'children childrens junior kid',
	practice: 'practice academy akademie academie ubungsplatz training range driving footgolf learning',
	municipal: 'municipal public muni',
	centre: 'centre',
	ladies: 'lady ladie women',
	links: 'links',
};

/** "Course A": a letter alone would be silent. */
const LETTERED = [...'abcdefgh'].map((letter) => [`course${letter}`, `course${letter}`] as const);

/** The mark of a word, where it tells a course from its sisters. */
export const MARKS: ReadonlyMap<string, string> = new Map([
	...Object.entries(MARK_WORDS).flatMap(([mark, list]) => list.split(' ').map((word) => [word, mark] as const)),
	...LETTERED,
]);

/** Letters of Chinese and Japanese that are written in several ways. */
const VARIANTS = new Map(
	(
		'広廣广 国國 竜龍龙 沢澤泽 桜櫻樱 東东 倶俱 楽樂乐 湾灣 爾尔 郷鄉乡 会會 区區 場场 県縣县 浜濱滨 関關关 島嶋岛 静靜 華华 鉄鐵铁 ' +
		'万萬 実實 栄榮荣 恵惠 宝寶 黒黑 豊豐 辺邊边 斎齋 滝瀧泷 塩鹽盐 亀龜龟 検檢 岡冈 馬马 鳥鸟 門门 長长 陽阳 雲云 麗丽 貴贵 頭头 ' +
		'観觀观 台臺 際际 ケヶ 高髙 崎﨑 球毬 湖湖 員员 園园'
	)
		.split(' ')
		.flatMap((group) => [...group].map((letter) => [letter, [...group][0] ?? letter] as const)),
);

/** Marks of what is no full course: a name with such a mark and one without mean two things. */
export const KINDS: ReadonlySet<string> = new Set(['six', 'short', 'children', 'practice']);

/** Parts of names in other scripts that say golf course, club or resort, the longest first. */
export const SILENT_PARTS = [
	...'ゴルフカントリークラブ ゴルフアンドカントリークラブ カントリークラブ カンツリークラブ カントリー倶楽部 カンツリー倶楽部 カントリー カンツリー'.split(
		' ',
	),
	...'ゴルフ倶楽部 ゴルフクラブ ゴルフ場 ゴルフコース ゴルフリゾート ゴルフ リゾート 倶楽部 クラブ コース ホテル'.split(
		' ',
	),
	...'高尔夫俱乐部 高尔夫球会 高尔夫球场 高尔夫 俱乐部 乡村俱乐部 乡村 球会 球场 球員 度假村 度假区 度假'.split(' '),
	...'컨트리클럽 골프클럽 골프장 골프앤리조트 골프리조트 골프 리조트 클럽하우스 오너스클럽 클럽 컨트리 시시 씨씨'.split(
		' ',
	),
	...'гольф голф кънтри кантри клуб курорт γκολφ γηπεδο ομιλος'.split(' '),
	...'מועדון גולף গলফ কান্ট্রি ক্লাব สนามกอล์ฟ คันทรีคลับ กอล์ฟคลับ กอล์ฟ รีสอร์ท'.split(' '),
	...'للجولف للغولف الجولف الغولف جولف غولف نادي ملعب ملاعب منتجع كمبوند والتنس'.split(' '),
].map(foldOther);

/** A name in another script than the Latin one, without blanks and marks, each letter in its one form. */
export function foldOther(text: string): string {
	// The Arabic article stands with a word or not.
	const joined = foldText(text)
		.replace(/(?<!\p{L})ال(?=\p{L}{2})/gu, '')
		.replace(/[ ー]/g, '');
	return [...joined].map((letter) => VARIANTS.get(letter) ?? letter).join('');
}

/** The one form of a word: without the genitive or plural s, and without what Icelandic adds for a golf course. */
export function canonicalWord(word: string): string {
	const stem = word.length > 9 ? word.replace(/vollur$/, '') : word;
	return /[^s]s$/.test(stem) && stem.length > 3 && !stem.endsWith('links') ? stem.slice(0, -1) : stem;
}

function words(list: string): ReadonlySet<string> {
	return new Set(list.split(/\s+/).filter(Boolean).map(canonicalWord));
}
