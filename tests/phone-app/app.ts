/** A golf app as somebody else might build it: it knows the site's address, its data calls, and nothing else of it. */

type Course = {
	id: number;
	name: string;
	location: string;
	country: string;
	rating: number | null;
	latitude: number | null;
	longitude: number | null;
};
type Nearby = Course & { distance_metres: number };
type Review = { id: number; content: string; rating: number };
type Own = Review & { state: string; course: { name: string } };
type Marks = { played_by: string[] };

const site = document.querySelector<HTMLMetaElement>('meta[name=fescue]')?.content ?? '';
let token: string | null = null;
let opened: Course | null = null;

const $ = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind;
const say = (words: string) => {
	$('said').textContent = words;
};

/** What anybody may read needs no token. */
const isOpen = (path: string) => /^\/api\/(?:courses|nearby-courses)\b/.test(path);

/** A call of the site's: the answer, or words for whoever holds the phone. */
async function call<Answer>(
	path: string,
	{ method = 'GET', body }: { method?: string; body?: object } = {},
): Promise<Answer> {
	const answer = await fetch(site + path, {
		method,
		headers: {
			...(token !== null && !isOpen(path) && { Authorization: `Bearer ${token}` }),
			...(body && { 'Content-Type': 'application/json' }),
		},
		body: body && JSON.stringify(body),
	});
	const told = await answer.json();
	if (!answer.ok) throw new Error(told.detail ?? told.error ?? told.msg ?? `The site answered ${answer.status}.`);
	return told;
}

/** Does what a press asks for, and says what went wrong. */
const when = (id: string, event: string, work: () => Promise<void>) =>
	$(id).addEventListener(event, (happened) => {
		happened.preventDefault();
		work().catch((error) => say(error.message));
	});

const entry = (...parts: (string | Node)[]) => {
	const item = document.createElement('li');
	item.append(...parts);
	return item;
};

when('look', 'click', async () => {
	const { coords } = await new Promise<GeolocationPosition>((found, failed) =>
		navigator.geolocation.getCurrentPosition(found, failed),
	);
	const { latitude, longitude } = coords;
	const query = new URLSearchParams({ latitude: String(latitude), longitude: String(longitude), limit: '10' });
	const { items } = await call<{ items: Nearby[] }>(`/api/nearby-courses?${query}`);
	$('map').replaceChildren(drawMap({ latitude, longitude }, items));
	$('courses').replaceChildren(
		...items.map((course) => {
			const button = document.createElement('button');
			button.textContent = `${course.name}, ${(course.distance_metres / 1000).toFixed(1)} km`;
			button.addEventListener('click', () => open(course.id).catch((error) => say(error.message)));
			return entry(button);
		}),
	);
	say(`${items.length} courses near you.`);
});

const SVG = 'http://www.w3.org/2000/svg';
const element = (name: string, facts: Record<string, string | number>, ...inside: Node[]) => {
	const made = document.createElementNS(SVG, name);
	for (const [fact, value] of Object.entries(facts)) made.setAttribute(fact, String(value));
	made.append(...inside);
	return made;
};

/** The courses around a position, north above, as many kilometres to each side as the farthest of them. */
function drawMap(here: { latitude: number; longitude: number }, courses: readonly Nearby[]): Element {
	const squeeze = Math.cos((here.latitude * Math.PI) / 180);
	const placed = courses.flatMap(({ id, name, latitude, longitude }) =>
		latitude === null || longitude === null
			? []
			: [{ id, name, x: (longitude - here.longitude) * squeeze, y: here.latitude - latitude }],
	);
	const reach = 1.1 * Math.max(0.01, ...placed.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]));
	const markers = placed.map(({ id, name, x, y }) => {
		const link = element(
			'a',
			{ href: `#course-${id}`, 'aria-label': name },
			element('circle', { cx: 50 + (50 * x) / reach, cy: 50 + (50 * y) / reach, r: 2.4 }),
		);
		link.addEventListener('click', (pressed) => {
			pressed.preventDefault();
			open(id).catch((error) => say(error.message));
		});
		return link;
	});
	const me = element('circle', { cx: 50, cy: 50, r: 1.2, fill: 'currentColor' });
	return element(
		'svg',
		{ viewBox: '0 0 100 100', role: 'group', 'aria-label': 'Map of courses near you' },
		me,
		...markers,
	);
}

async function open(id: number) {
	const course = await call<Course & { reviews: Review[] }>(`/api/courses/${id}`);
	opened = course;
	$('name').textContent = course.name;
	$('facts').textContent = [course.location, course.country, course.rating ?? 'not rated yet']
		.filter(Boolean)
		.join(' · ');
	$('reviews').replaceChildren(...course.reviews.map(({ rating, content }) => entry(`${rating}/10 ${content}`)));
	$('course').hidden = false;
	$('sign-in').hidden = token !== null;
	say('');
	if (token !== null) await showMarks();
}

async function showMarks(marks?: Marks) {
	const { played_by } = marks ?? (await call<Marks>(`/api/me/courses/${opened?.id}`));
	$('played').setAttribute('aria-pressed', String(played_by.length > 0));
}

when('sign-in', 'submit', async () => {
	const form = new FormData($<HTMLFormElement>('sign-in'));
	const body = { email: form.get('email'), password: form.get('password') };
	const session = await call<{ access_token: string }>('/auth/v1/token?grant_type=password', { method: 'POST', body });
	token = session.access_token;
	const me = await call<{ first_name: string }>('/api/me');
	$('sign-in').hidden = true;
	$('review').hidden = false;
	await showMarks();
	say(`Welcome, ${me.first_name}.`);
});

when('played', 'click', async () => {
	if (token === null) {
		$('sign-in').hidden = false;
		say('Sign in first.');
		return;
	}
	const isPlayed = $('played').getAttribute('aria-pressed') === 'true';
	await showMarks(await call<Marks>(`/api/me/played/${opened?.id}`, { method: isPlayed ? 'DELETE' : 'PUT' }));
	say(isPlayed ? 'No longer marked as played.' : 'Marked as played.');
});

when('review', 'submit', async () => {
	const form = new FormData($<HTMLFormElement>('review'));
	const body = { course_id: opened?.id, rating: Number(form.get('rating')), content: form.get('content') };
	await call('/api/reviews', { method: 'POST', body });
	const { items } = await call<{ items: Own[] }>('/api/me/reviews');
	$('mine').replaceChildren(
		...items.map(({ course, rating, state }) => entry(`${course.name}: ${rating}/10, ${state}`)),
	);
	$('own').hidden = false;
	say('Thank you for your review.');
});

for (let grade = 10; grade > 0; grade--)
	$('review')
		.querySelector('select')
		?.append(new Option(String(grade)));
