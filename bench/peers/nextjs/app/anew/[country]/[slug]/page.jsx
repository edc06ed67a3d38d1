import { CoursePage } from '../../../course-page.jsx';

/** Made anew for every reader. */
export const dynamic = 'force-dynamic';

export default CoursePage;
