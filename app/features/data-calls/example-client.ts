import { CALLS } from './calls.ts';

/** A whole program in ten lines, as the page prints it and as a test runs it. */
export const exampleClient = (origin: string) => `const site = '${origin}';
const get = async (path) => {
  const answer = await fetch(new URL(path, site));
  if (!answer.ok) throw new Error((await answer.json()).detail);
  return answer.json();
};
for (const course of (await get('${CALLS.listTopCourses.path}?limit=3')).items) {
  const { items } = await get('/api/courses/' + course.id + '/reviews?limit=1');
  console.log(course.name, course.rating ?? 'not yet rated', items[0]?.content ?? '');
}`;
