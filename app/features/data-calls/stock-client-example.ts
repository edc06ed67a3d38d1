/** What a program does with the stock client, as the page prints it and as a test runs it. */
export const stockClientExample = (origin: string) => `import { createClient } from '@supabase/supabase-js';

const site = createClient('${origin}', 'anonymous');
const { data: courses, error } = await site
  .from('courses')
  .select('name, country, rating, reviews(content)')
  .or('name.ilike.%links%,location.ilike.%links%,country.ilike.%links%')
  .order('rating', { ascending: false })
  .limit(3);
if (error) throw new Error(error.message);
for (const { name, rating, reviews } of courses) {
  console.log(name, rating ?? 'not yet rated', reviews[0]?.content ?? '');
}`;
