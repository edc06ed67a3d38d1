import { describe, expect, it } from 'vitest';
import { type Candidate, chooseTwin } from './choose.ts';
import { judge } from './judge.ts';
import { readTold, type Told } from './judged.ts';

type Facts = Partial<Told> & { north?: number };

/** `north`: kilometres from the place that all of them lie at. */
function told(name: string, { north = 0, ...facts }: Facts = {}): Told {
	return {
		name,
		otherNames: [],
		country: 'GB',
		locality: null,
		region: null,
		regionSlug: null,
		latitude: 55 + north / 111.2,
		longitude: -3,
		positionAccuracy: 100,
		holes: null,
		...facts,
	};
}

const course = (name: string, facts?: Facts) => readTold(told(name, facts));
const verdictOf = (one: Told, two: Told) => {
	const [there, back] = [judge(readTold(one), readTold(two)), judge(readTold(two), readTold(one))];
	expect(back).toEqual(there);
	return there.verdict;
};

describe('two entries of one course', () => {
	it.each([
		['Ladies Course Lundin', 'Lundin Ladies Golf Club'],
		['St Andrews, Old Course', 'Old Course, Saint Andrews'],
		['Isaberg', 'Isabergs Golfklubb'],
		['Meadow Brook Golf Course', 'Meadowbrook Golf Club'],
		['Redtail Landing', 'Red Tail Landing Golf Course'],
		['Hans Merensky', 'Hans Merensky Hotel & Spa'],
		['Scottsbluff Country Club', 'Scotts Bluff Country Club'],
		['Evian Resort', 'Golf d’Evian'],
		["Golf de l'Ailette", 'Ailette'],
		["Golf dell'Ugolino", 'Ugolino Golf Club'],
		['Vestmannaeyjavöllur', 'Golfklúbbur Vestmannaeyja'],
		['GC Musterstadt', 'Golf Club Musterstadt e.V.'],
		['Hollow Creek Golf & Countryclub', 'Hollow Creek G.C.C.'],
		['Southern Hills Country Club', 'Front Nine Back Nine At Southern Hills Country Club'],
		['Shaganappi Point', 'Shaganappi Point Golf Course - 18 Holes'],
		['Selborne Park', 'Selbourne Park Golf Estate'],
		['東京ゴルフ倶楽部', '東京GC'],
		['広野ゴルフ倶楽部', '廣野ゴルフ・クラブ'],
		['사우스링스 영암', '사우스링스영암CC'],
		['東京ゴルフ倶楽部 朝霞コース', '東京GC'],
		['东湖高尔夫球会 黑石球场', '东湖高尔夫俱乐部'],
		['東湖高爾夫俱樂部 黑石球場', '東湖高爾夫俱樂部球場'],
		['Пирин', 'Пирин Голф & Кънтри Клуб'],
		['Московский гольф-клуб', 'Гольф клуб «Московский»'],
		['Γκολφ Γλυφάδας', 'Γήπεδο Γκολφ Γλυφάδας'],
		['קיסריה', 'מועדון גולף קיסריה'],
		['สนามกอล์ฟเขาใหญ่', 'เขาใหญ่ กอล์ฟคลับ'],
	])('are surely one by the words of their names: %s, %s', (one, two) => {
		expect(verdictOf(told(one), told(two, { north: 1 }))).toBe('sure');
	});

	it('are found by any of their names and in any script that one of them is written in', () => {
		const macau = told('Macau Golf & Country Club', { otherNames: ['澳門高爾夫球鄉村俱樂部'] });
		expect(verdictOf(macau, told('澳门高尔夫球乡村俱乐部 Clube de Golfe'))).toBe('sure');
		expect(verdictOf(told('Djerba Golf Club'), told('نادي جربة للغولف'))).toBe('doubtful');
		expect(verdictOf(told('Djerba', { otherNames: ['جربة'] }), told('نادي جربة للغولف'))).toBe('sure');
	});

	it('may leave out where they lie, where the name of the place stands there whole', () => {
		const betulle = told('Biella Le Betulle', { region: 'Biella' });
		expect(verdictOf(betulle, told('Golf Club Le Betulle'))).toBe('sure');
		expect(verdictOf(told('Royal Kumasi', { locality: 'Kumasi' }), told('Royal Golf Club'))).toBe('sure');
		expect(verdictOf(told('Oakwood', { locality: 'Sun Lakes' }), told('Lakes at Oakwood'))).not.toBe('sure');
		expect(verdictOf(told('블랙스톤 제주'), told('블랙스톤CC', { locality: '제주시' }))).toBe('sure');
		expect(verdictOf(told('箱根'), told('箱根湖畔', { locality: '箱根町' }))).not.toBe('sure');
		const munich = told('Münchener Golf Club', { locality: 'Straßlach' });
		expect(verdictOf(munich, told('Münchner Golf Club - Straßlach'))).toBe('sure');
	});

	it('may be called by the course and the town alone', () => {
		const dornoch = told('Royal Dornoch, Championship Course', { locality: 'Dornoch' });
		expect(verdictOf(dornoch, told('Championship Course, Dornoch'))).toBe('sure');
		const ocean = told('Vale do Lobo, Ocean', { locality: 'Almancil' });
		expect(verdictOf(ocean, told('Ocean Course, Almancil'))).toBe('sure');
		expect(verdictOf(ocean, told('Ocean Course, Loulé'))).not.toBe('sure');
		expect(verdictOf(ocean, told('Royal Course, Almancil'))).not.toBe('sure');
	});

	it('may lie as far apart as their positions leave open', () => {
		const shipped = told('Crystal Downs', { positionAccuracy: 3_000 });
		expect(verdictOf(shipped, told('Crystal Downs Country Club', { north: 4 }))).toBe('sure');
		expect(verdictOf(told('Crystal Downs'), told('Crystal Downs Country Club', { north: 4 }))).toBe('doubtful');
		expect(verdictOf(shipped, told('Crystal Downs Country Club', { north: 30 }))).toBe('different');
	});

	it('may be spelt another way next door, and nowhere else', () => {
		const bay = told('Plettenberg Bay Country Club', { locality: 'Plettenberg Bay', positionAccuracy: 3_000 });
		expect(verdictOf(bay, told('Plett Country Club', { north: 0.2 }))).toBe('sure');
		expect(verdictOf(bay, told('Plett Country Club', { north: 0.6 }))).toBe('doubtful');
		expect(verdictOf(told('Randolph Complex'), told('Randolf Golf Complex', { north: 0.1 }))).toBe('sure');
		expect(verdictOf(told('Jacaranda'), told('Jacararanda West', { north: 0.1 }))).not.toBe('sure');
		expect(verdictOf(told('Mountaingate'), told('Lake At Mountain Gates', { north: 0.1 }))).not.toBe('sure');
	});

	it('without a position are one in one town alone', () => {
		const nowhere = { latitude: null, longitude: null };
		expect(
			verdictOf(told('Hillside GC', { ...nowhere, locality: 'Tuna' }), told('Hillside', { locality: 'Tuna' })),
		).toBe('sure');
		expect(verdictOf(told('Hillside GC', nowhere), told('Hillside', { locality: 'Tuna' }))).toBe('different');
	});
});

describe('what is not one course', () => {
	it.each([
		['Pinehurst No. 2', 'Pinehurst Course No.1'],
		['Santa Ponsa I', 'Santa Ponsa III'],
		['Bethpage Black', 'Blue At Bethpage State Park'],
		['Hardelot, Les Pins', 'Hardelot - Les Dunes'],
		['Gullane No. 1', 'Gullane Childrens Course'],
		['Wallasey', "Wallasey Pitch n'Putt"],
		['Achimota', 'Achimota Golf Academy'],
		['Alwoodley', 'Leeds Golf Centre'],
		['東京ゴルフ倶楽部', '飯能ゴルフクラブ'],
		['東京ゴルフ倶楽部 朝霞コース', '飯能ゴルフクラブ 久保コース'],
		['Course 10005 Golf Club', 'Course 10000 Golf Club'],
		['Hill 1000000', 'Hill 1000001'],
	])('is different by its names: %s, %s', (one, two) => {
		expect(verdictOf(told(one, { positionAccuracy: 3_000 }), told(two, { north: 0.5 }))).toBe('different');
	});

	it.each([
		['Portmarnock', 'Portmarnock Links'],
		['Pines Golf Club', 'Pines At Colonial Springs'],
		['Colonial Springs', 'Pines At Colonial Springs'],
		['Poult Wood - 18 Hole', 'Poult Wood - 9 Hole'],
		['The Addington', 'Addington Palace'],
		['La Dehesa', 'Lomas de La Dehesa'],
		['Cleethorpes', 'Cleethorpes Beach Golf Course'],
		['Essex County Country Club', 'Essex Fells Country Club'],
		['東京ゴルフ倶楽部', '京ゴルフ倶楽部'],
		['箱根CC', '大箱根CC'],
		['箱根 仙石コース', '箱根'],
		['Golfclub Musterstadt, Platz C', 'Golfclub Musterstadt, Platz D'],
		['Musterstadt, A-Kurs', 'Musterstadt, C-Kurs'],
		['Oakmoor, Palmer', 'Oakmoor, Player'],
		['Oakmoor Golf Club - Heath', 'Oakmoor Golf Club - Heather'],
	])('is never merged where one name says more: %s, %s', (one, two) => {
		expect(verdictOf(told(one, { positionAccuracy: 3_000 }), told(two, { north: 0.3 }))).not.toBe('sure');
	});

	it('is not found by the name of a town that is a further name alone', () => {
		const liverpool = told('Royal Liverpool', { otherNames: ['Hoylake'], locality: 'Hoylake' });
		expect(verdictOf(liverpool, told('Hoylake Golf Club', { north: 0.2 }))).toBe('doubtful');
	});

	it('says that it lies in its own town', () => {
		const heath = told('Walton Heath', { locality: 'Walton' });
		expect(verdictOf(heath, told('Reigate Heath', { locality: 'Reigate' }))).not.toBe('sure');
	});

	it('lies in another region or country, whatever it is called', () => {
		const here = told('Riverside', { regionSlug: 'ohio' });
		expect(verdictOf(here, told('Riverside', { regionSlug: 'kentucky' }))).toBe('different');
		expect(verdictOf(told('Riverside'), told('Riverside', { country: 'IE' }))).toBe('different');
	});

	it('has half as many holes, perhaps', () => {
		expect(verdictOf(told('Riverside', { holes: 18 }), told('Riverside', { holes: 9 }))).toBe('doubtful');
	});
});

describe('an entry among the courses around it', () => {
	const candidate = (target: number, name: string, facts?: Facts): Candidate => ({ target, ...course(name, facts) });

	it('is the one that it surely is', () => {
		const around = [candidate(1, 'Hillside'), candidate(2, 'Seaside')];
		expect(chooseTwin(course('Seaside GC', { north: 1 }), around)).toMatchObject({ kind: 'sure', target: 2 });
		expect(chooseTwin(course('Woodside'), around)).toEqual({ kind: 'different' });
	});

	it('waits where it might be either of two', () => {
		const around = [
			candidate(1, 'Jumeirah, Earth', { otherNames: ['Jumeirah Golf Estates'] }),
			candidate(2, 'Jumeirah, Fire', { otherNames: ['Jumeirah Golf Estates'] }),
		];
		const choice = chooseTwin(course('Jumeirah Golf Estates'), around);
		expect(choice).toMatchObject({ kind: 'doubtful', others: [{ target: 1 }, { target: 2 }] });
	});

	it('is a course by the name of its club where no sister of that is known', () => {
		const one = candidate(1, 'Gullane No. 1', { otherNames: ['Gullane Golf Club'] });
		const club = course('Gullane Golf Club');
		expect(chooseTwin(club, [one])).toMatchObject({ kind: 'sure', target: 1 });
		expect(chooseTwin(club, [one, candidate(2, 'Gullane Children')])).toMatchObject({ kind: 'sure', target: 1 });
		const unnamed = candidate(1, 'Gullane No. 1', { otherNames: ['Gullane Golf Club, No. 1'] });
		expect(chooseTwin(club, [unnamed, candidate(2, 'Gullane No. 2')]).kind).not.toBe('sure');
	});

	it('is the one course of a club that bears the name of the club, though sisters are known', () => {
		const facts = { positionAccuracy: 3_000 };
		const [second, conte] = [candidate(2, 'Gullane No. 2', facts), candidate(3, 'Bogogno, Del Conte', facts)];
		const first = candidate(1, 'Gullane No. 1', { ...facts, otherNames: ['Gullane Golf Club'] });
		const bonora = candidate(4, 'Bogogno, Bonora', { ...facts, locality: 'Bogogno', otherNames: ['Bogogno'] });
		const near = { north: 1 };
		expect(chooseTwin(course('Gullane GC', near), [second, first])).toMatchObject({ kind: 'sure', target: 1 });
		expect(chooseTwin(course('Golf Club Bogogno', near), [conte, bonora])).toMatchObject({ kind: 'sure', target: 4 });
		const both = candidate(2, 'Gullane No. 2', { ...facts, otherNames: ['Gullane Golf Club'] });
		expect(chooseTwin(course('Gullane GC', near), [both, first])).toMatchObject({ kind: 'doubtful' });
	});

	it.each<[why: string, club: Facts, sister: Facts]>([
		['it has other holes', { holes: 36 }, {}],
		['it lies farther off than both positions leave open', { north: 4 }, {}],
		['it has no place', { latitude: null, longitude: null }, {}],
		['the place of a sister is known better', {}, { positionAccuracy: 100 }],
	])('waits though one course alone bears the name of the club, where %s', (_, facts, sister) => {
		const shipped = { positionAccuracy: 3_000, holes: 18, locality: 'Gullane' };
		const first = candidate(1, 'Gullane No. 1', { ...shipped, otherNames: ['Gullane Golf Club'] });
		const second = candidate(2, 'Gullane No. 2', { ...shipped, ...sister });
		const club = course('Gullane Golf Club', { locality: 'Gullane', ...facts });
		expect(chooseTwin(club, [first, second]).kind).not.toBe('sure');
	});

	it('is a club that is known by its name alone where no sister of the course is known', () => {
		const club = candidate(1, 'Gullane Golf Club');
		const second = course('Gullane No. 2', { otherNames: ['Gullane Golf Club'] });
		expect(chooseTwin(second, [club])).toMatchObject({ kind: 'sure', target: 1 });
		expect(chooseTwin(second, [club, candidate(2, 'Gullane Children')])).toMatchObject({ kind: 'sure', target: 1 });
		expect(chooseTwin(second, [club, candidate(2, 'Gullane No. 1')])).toMatchObject({ kind: 'doubtful' });
	});
});
