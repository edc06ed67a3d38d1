import { CoursePage } from '../../../course-page.jsx';

/** Kept, as Next.js does it: made for the first reader and sent from its store to all others. */
export const revalidate = 3600;
export const generateStaticParams = () => [];

export default CoursePage;
